import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/UndoEmailScreen",
  route: "/undo-email",
  purpose: "Restores an account's former address, for owners who did not request the change.",
  states: [
    ["The fields for the code and a new password", "UndoEmailScreen/Ready"],
    ["The former address is restored, and all sessions have ended", "UndoEmailScreen/Restores"],
  ],
  rules: [
    "A new password is required, because the person who changed the address knows the old one.",
    "A later change of address does not void the code.",
  ],
};
