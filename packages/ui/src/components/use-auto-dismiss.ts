import { useEffect, useRef, useState } from "react";

/**
 * Calls back after a time, held while the pointer or the focus is on what may go (D-079). The time is taken once, when
 * the part appears; without one it stays. With `awaitsReader` the time starts at the reader's first input. The
 * focus returns to its former place.
 */
export function useAutoDismiss(duration: number | undefined, onDismiss: () => void, awaitsReader = false) {
  const [held, setHeld] = useState(awaitsReader);
  const left = useRef(duration);
  const dismiss = useRef(onDismiss);

  useEffect(() => {
    dismiss.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    if (!awaitsReader) return undefined;
    const signs = new AbortController();
    for (const sign of ["pointermove", "pointerdown", "keydown"])
      window.addEventListener(sign, () => setHeld(false), { once: true, signal: signs.signal });
    return () => signs.abort();
  }, [awaitsReader]);

  useEffect(() => {
    const remaining = left.current;
    if (held || remaining === undefined) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => dismiss.current(), remaining);
    return () => {
      clearTimeout(timer);
      // A box that was being read does not vanish the moment the pointer leaves it.
      left.current = Math.max(1_000, remaining - (Date.now() - started));
    };
  }, [held]);

  return {
    "data-passing": true,
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
