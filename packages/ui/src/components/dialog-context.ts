import { createContext, useContext } from "react";

interface DialogControl {
  /** Which dialog it is, for what it holds unsaved; nothing outside of one. */
  id: string | undefined;
  /** A dialog that fades away is closed already. */
  open: boolean;
  inForm: boolean;
  /** Closes, after a question when something typed would be lost. */
  close: () => void;
}

export const DialogContext = createContext<DialogControl>({
  id: undefined,
  open: true,
  inForm: false,
  close: () => undefined,
});

/** The dialog around, for what closes it. */
export const useDialog = () => useContext(DialogContext);
