import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/ResetPasswordScreen",
  route: "/reset-password",
  purpose: "Accepts the mailed code and a new password.",
  states: [
    ["The fields for the code and the new password", "ResetPasswordScreen/Ready"],
    ["Opened by the link of the mail: the code is there", "ResetPasswordScreen/OpenedFromTheMail"],
    ["The password is another one now, and every session has ended", "ResetPasswordScreen/Resets"],
    ["The code is wrong, used or too old", "ResetPasswordScreen/WrongCode"],
    ["The password is too weak", "ResetPasswordScreen/WeakPassword"],
    ["The password is too short", "ResetPasswordScreen/ShortPassword"],
    ["Code and password are required", "ResetPasswordScreen/AsksForWhatIsMissing"],
    ["A spinner in the submit button while busy", "ResetPasswordScreen/Busy"],
    ["The server's error", "ResetPasswordScreen/ServerFails"],
    ["The server cannot be reached", "ResetPasswordScreen/Offline"],
  ],
  rules: ["A code works once.", "Afterwards the user logs in with the new password."],
};
