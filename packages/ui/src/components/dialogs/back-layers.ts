import { atom } from "jotai";
import { useEffect, useRef } from "react";
import { store } from "../../store";

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
