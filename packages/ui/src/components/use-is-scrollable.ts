import { type RefObject, useEffect, useState } from "react";

/** Tells whether an element holds more than it shows: only then does the keyboard need it as a stop, to scroll it. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setIsScrollable(element.scrollHeight > element.clientHeight + 1);
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(element);
    changes.observe(element, { subtree: true, childList: true, characterData: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [ref]);
  return isScrollable;
}
