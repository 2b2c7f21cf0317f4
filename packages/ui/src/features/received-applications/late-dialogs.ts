import { lateDialog } from "../../chunks/late-dialog";

/** Where one application is decided. */
export const DecisionDialog = lateDialog(async () => (await import("./DecisionDialog")).DecisionDialog, {
  isOpen: ({ verdict }) => verdict !== undefined,
  ahead: true,
});

/** Where many are decided at once. */
export const LettersDialog = lateDialog(async () => (await import("./LettersDialog")).LettersDialog, {
  isOpen: ({ letters }) => letters !== undefined,
  ahead: true,
});
