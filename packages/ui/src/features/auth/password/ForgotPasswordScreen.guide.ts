import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/ForgotPasswordScreen",
  route: "/forgot-password",
  purpose: "Mails a link and a code for choosing a new password.",
  states: [
    ["The field for the address, and the way back to the login", "ForgotPasswordScreen/Ready"],
    ["The mail is on its way", "ForgotPasswordScreen/Sends"],
    ["An address without an account: the same words", "ForgotPasswordScreen/SaysTheSameOfAnUnknownAddress"],
    ["The address is required", "ForgotPasswordScreen/AsksForWhatIsMissing"],
    ["What is typed is no address", "ForgotPasswordScreen/RefusesWhatIsNoAddress"],
    ["A spinner in the submit button while busy", "ForgotPasswordScreen/Busy"],
    ["Too many tries: when the next one counts", "ForgotPasswordScreen/TooManyTries"],
    ["The server's error", "ForgotPasswordScreen/ServerFails"],
    ["The server cannot be reached", "ForgotPasswordScreen/Offline"],
  ],
  rules: [
    "The answer does not reveal whether an account exists.",
    "The current password stays valid until a new one is chosen.",
  ],
};
