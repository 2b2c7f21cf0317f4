import { lazyDialog } from "../../chunks/lazy-dialog";

/** Where one application is decided. */
export const DecisionDialog = lazyDialog(async () => (await import("./DecisionDialog")).DecisionDialog, {
  isOpen: ({ verdict }) => verdict !== undefined,
  prefetch: true,
});

/** Where many are decided at once. */
export const LettersDialog = lazyDialog(async () => (await import("./LettersDialog")).LettersDialog, {
  isOpen: ({ letters }) => letters !== undefined,
  prefetch: true,
});
