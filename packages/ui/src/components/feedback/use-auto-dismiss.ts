import { useEffect, useRef, useState } from "react";

/**
 * Calls back after a time, which pauses while the element has the pointer or the focus (D-079). The time is read once,
 * when the element appears; undefined means never. With `awaitsReader` the time starts at the user's first input.
 * Afterwards the focus returns to where it was.
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
      // Avoids that a message disappears at the moment when the pointer leaves it.
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
