import { useLayoutEffect, useRef, useState } from "react";

/**
 * Whether the table in a place is wider than the place. While something else is shown instead, the table is expected to
 * need as much as it did last, in the size of the text.
 */
export function useIsCut() {
  const place = useRef<HTMLDivElement>(null);
  const needed = useRef(0);
  const [isCut, setIsCut] = useState(false);
  // After every render, because other rows need another width.
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const table = box.querySelector("table");
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const frame = table?.parentElement;
      if (frame) needed.current = (box.clientWidth + frame.scrollWidth - frame.clientWidth) / rem;
      setIsCut(needed.current * rem > box.clientWidth + 1);
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(box);
    if (table) resizes.observe(table);
    return () => resizes.disconnect();
  });
  return { place, isCut };
}
