import { useEffect, useState } from "react";

/** Whole seconds left until a moment, counted on the clock so that a sleeping tab does not stretch them. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}
