import { useRef } from "react";

/** A turned page is read from its top: the ref belongs on the element around the page, with a scroll margin. */
export function usePageTop(onPage: (page: number) => void) {
  const top = useRef<HTMLDivElement>(null);
  const turn = (next: number) => {
    onPage(next);
    const box = top.current;
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: "start" });
  };
  return { top, turn };
}
