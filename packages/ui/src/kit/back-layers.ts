import { useEffect, useRef } from "react";

interface Layer {
  close: () => void;
}

let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly Layer[]) {
  layers = next;
  for (const listener of listeners) listener();
}

/** What lies over the screen, the newest last: the browser's Back closes it instead of leaving the screen. */
export const backLayers = {
  newest: () => layers.at(-1),
  /** Closes all that lies over the screen, as before something else opens there. */
  closeAll: () => {
    for (const layer of layers.toReversed()) layer.close();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
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
    keep([...layers, layer]);
    return () => keep(layers.filter((each) => each !== layer));
  }, [open]);
}
