import { useCallback, useSyncExternalStore } from "react";

/** Whole seconds until a time, computed from the clock, so that a sleeping tab does not extend them. */
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
