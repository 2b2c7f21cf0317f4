import { type Guide, seconds } from "../../../guides/guide";
import { messageTime } from "../../../components/MessageBox";

export const guide: Guide = {
  page: "Auth/UndoEmailScreen",
  route: "/undo-email",
  purpose: "Lets whoever has the former address take the account back, with a new password.",
  states: [
    ["Title, fields code and new password", "UndoEmailScreen/Ready"],
    ["Opened from the link of the mail: the code stands in its field", "UndoEmailScreen/OpenedFromTheMail"],
    ["Restored", "UndoEmailScreen/Restores"],
    ["A code that is wrong, used or expired", "UndoEmailScreen/WrongCode"],
    ["A password that the server refuses", "UndoEmailScreen/WeakPassword"],
    ["Code and password are required", "UndoEmailScreen/AsksForWhatIsMissing"],
    ["A spinner in the submit button while busy", "UndoEmailScreen/Busy"],
    ["A message box, red for error", "UndoEmailScreen/ServerFails"],
    ["The server cannot be reached", "UndoEmailScreen/Offline"],
  ],
  rules: [
    "A code works once, for seven days after the change.",
    "All sessions of the account end, their live connections too.",
    "Undos of later changes are void, those of earlier ones stay valid.",
  ],
  constants: [["The message box stays", seconds(messageTime)]],
};
