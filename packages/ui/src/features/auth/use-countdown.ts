import { useEffect, useState } from "react";

/** Whole seconds left until a moment, counted on the clock so that a sleeping tab does not stretch them. */
export function useCountdown(initialSeconds: number) {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    const ticking = running ? setInterval(() => setNow(Date.now()), 250) : undefined;
    return () => clearInterval(ticking);
  }, [running]);

  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, start };
}
