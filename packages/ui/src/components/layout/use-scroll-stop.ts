import { type RefObject, useEffect, useState } from "react";

type Name = { "aria-label": string } | { "aria-labelledby": string | undefined };

/** Makes a scrollable element with overflowing content focusable under a name. */
export function useScrollStop(ref: RefObject<HTMLElement | null>, name: Name) {
  return useIsScrollable(ref) ? { tabIndex: 0, role: "group", ...name } : {};
}

function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
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
