import { createContext, useContext } from "react";

interface DialogControl {
  /** The dialog's id, for its unsaved changes; undefined outside a dialog. */
  id: string | undefined;
  /** False while the dialog fades out. */
  open: boolean;
  inForm: boolean;
  /** Closes the dialog, after a question if there are unsaved changes. */
  close: () => void;
}

export const DialogContext = createContext<DialogControl>({
  id: undefined,
  open: true,
  inForm: false,
  close: () => undefined,
});

/** The surrounding dialog, for components that close it. */
export const useDialog = () => useContext(DialogContext);
