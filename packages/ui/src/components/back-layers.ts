import { atom } from "jotai";
import { useEffect, useRef } from "react";
import { store } from "../store";

interface Layer {
  close: () => void;
}

const layersAtom = atom<readonly Layer[]>([]);
const layers = () => store.get(layersAtom);

/** What lies over the screen, the newest last: the browser's Back closes it instead of leaving the screen. */
export const backLayers = {
  newest: () => layers().at(-1),
  /** Closes all that lies over the screen, as before something else opens there. */
  closeAll: () => {
    for (const layer of layers().toReversed()) layer.close();
  },
  subscribe: (listener: () => void) => store.sub(layersAtom, listener),
};

/** Lets the browser's Back close a dialog or drawer while it is open. */
export function useClosesOnBack(open: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const layer = { close: () => latest.current() };
    store.set(layersAtom, [...layers(), layer]);
    return () => store.set(layersAtom, (all) => all.filter((each) => each !== layer));
  }, [open]);
}
