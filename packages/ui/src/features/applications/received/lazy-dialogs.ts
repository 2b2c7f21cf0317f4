import { lazyDialog } from "../../../chunks/lazy-dialog";

export const DecisionDialog = lazyDialog(async () => (await import("./DecisionDialog")).DecisionDialog, {
  isOpen: ({ verdict }) => verdict !== undefined,
  prefetch: true,
});

/** The dialog for several decisions at once. */
export const LettersDialog = lazyDialog(async () => (await import("./LettersDialog")).LettersDialog, {
  isOpen: ({ letters }) => letters !== undefined,
  prefetch: true,
});
