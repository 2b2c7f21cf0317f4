import { useCallback, useSyncExternalStore } from "react";

/** Whole seconds left until a moment, counted on the clock so that a sleeping tab does not stretch them. */
export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
  const count = useCallback(
    (tick: () => void) => {
      const ticking = setInterval(() => {
        tick();
        if (Date.now() >= moment) clearInterval(ticking);
      }, 250);
      return () => clearInterval(ticking);
    },
    [moment],
  );
  return useSyncExternalStore(count, left, left);
}
