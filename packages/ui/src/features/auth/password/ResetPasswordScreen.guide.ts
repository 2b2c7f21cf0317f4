import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/ResetPasswordScreen",
  route: "/reset-password",
  purpose: "Accepts the mailed code and a new password.",
  states: [
    ["The fields for the code and the new password", "ResetPasswordScreen/Ready"],
    ["Opened through the mail's link: the code is filled in", "ResetPasswordScreen/OpenedFromTheMail"],
    ["The password is changed, and all sessions have ended", "ResetPasswordScreen/Resets"],
    ["The code is wrong, used or expired", "ResetPasswordScreen/WrongCode"],
    ["The password is too short", "ResetPasswordScreen/ShortPassword"],
  ],
  rules: ["A code works once.", "Afterwards the user logs in with the new password."],
};
