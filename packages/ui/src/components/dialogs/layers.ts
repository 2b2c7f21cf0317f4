import { atom } from "jotai";
import { createContext, type FocusEvent, useContext, useEffect, useEffectEvent } from "react";
import { store } from "../../store";

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

/** Marks elements above dialogs that stay usable while one is open; the dialog library looks for this attribute. */
export const overDialogs = { "data-live-announcer": "over-dialogs" } as const;

/** Marks a part of a dialog that handles Escape itself, so that the dialog stays open. */
export const ownEscape = { "data-own-escape": "" } as const;

/** Scrolls the focused element of a dialog into view, because the dialog library moves the focus without scrolling. */
export function showFocus({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
  const isByKeyboard = target.matches(":focus-visible");
  if (isByKeyboard || !currentTarget.contains(relatedTarget)) target.scrollIntoView({ block: "nearest" });
}

interface Layer {
  close: () => void;
}

const layersAtom = atom<readonly Layer[]>([]);
const layers = () => store.get(layersAtom);

/** The layers above the screen, newest last. The browser's Back closes a layer instead of leaving the screen. */
export const backLayers = {
  newest: () => layers().at(-1),
  /** Closes all layers, before something else opens. */
  closeAll: () => {
    for (const layer of layers().toReversed()) layer.close();
  },
  subscribe: (listener: () => void) => store.sub(layersAtom, listener),
};

/** Lets the browser's Back close a dialog or drawer while it is open. */
export function useClosesOnBack(open: boolean, close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => closeNow() };
    store.set(layersAtom, [...layers(), layer]);
    return () => store.set(layersAtom, (all) => all.filter((each) => each !== layer));
  }, [open]);
}
