import { type Guide, seconds } from "../../../guides/guide";
import { messageTime } from "../../../components/MessageBox";

export const guide: Guide = {
  page: "Auth/ResetPasswordScreen",
  route: "/reset-password",
  purpose: "Takes the code of the mail and a new password.",
  states: [
    ["Title, fields code and new password", "ResetPasswordScreen/Ready"],
    ["Opened from the link of the mail: the code stands in its field", "ResetPasswordScreen/OpenedFromTheMail"],
    ["Changed", "ResetPasswordScreen/Resets"],
    ["A code that is wrong, used or expired", "ResetPasswordScreen/WrongCode"],
    ["A password that the server refuses", "ResetPasswordScreen/WeakPassword"],
    ["Code and password are required", "ResetPasswordScreen/AsksForWhatIsMissing"],
    ["A spinner in the submit button while busy", "ResetPasswordScreen/Busy"],
    ["A message box, red for error", "ResetPasswordScreen/ServerFails"],
    ["The server cannot be reached", "ResetPasswordScreen/Offline"],
  ],
  rules: [
    "A code works once, for an hour, in capitals or not, with or without its dashes.",
    "All sessions of the account end, their live connections too.",
  ],
  constants: [["The message box stays", seconds(messageTime)]],
};
