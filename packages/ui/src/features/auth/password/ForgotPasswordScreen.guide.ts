import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/ForgotPasswordScreen",
  route: "/forgot-password",
  purpose: "Mails a link and a code for choosing a new password.",
  states: [
    ["The address field, and the link back to the login", "ForgotPasswordScreen/Ready"],
    ["The mail has been requested", "ForgotPasswordScreen/Sends"],
  ],
  rules: [
    "The answer does not reveal whether an account exists.",
    "The current password stays valid until a new one is chosen.",
  ],
};
