import { type Identity, isSamePerson } from "@passerelle/api";
import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "./discussions";

/** So close to the end, in pixels, the reader is there. */
const near = 32;

/**
 * Keeps the newest message in view as long as the reader is at the end, and leaves who has scrolled up in their place:
 * for them `unseen` counts what came below. One's own message leads to the end. `onScroll` and `onResize` are to be
 * told.
 */
export function useFollow(messages: readonly Message[], me: Identity) {
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const last = messages.at(-1);
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(last?.id);
  if (last && last.id !== seen && (atEnd || isSamePerson(last.sender, me))) {
    setAtEnd(true);
    setSeen(last.id);
  }

  const follow = () => {
    const box = scroller.current;
    if (box && atEnd) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(follow, [atEnd, seen]);

  return {
    scroller,
    atEnd,
    unseen: atEnd ? 0 : messages.length - 1 - messages.findLastIndex(({ id }) => id === seen),
    toEnd: () => setAtEnd(true),
    onResize: follow,
    onScroll: () => {
      const box = scroller.current;
      if (!box) return;
      const left = box.scrollHeight - box.scrollTop - box.clientHeight;
      // Only who scrolls up leaves the end: what grows below does not push them away.
      if (left < near) setAtEnd(true);
      else if (box.scrollTop < top.current) setAtEnd(false);
      top.current = box.scrollTop;
    },
  };
}

/** Whether messages were just put in front: the reader's place is then kept from the end. */
export function useGrewInFront(messages: readonly Message[]) {
  const first = messages[0]?.id;
  return useDeferredValue(first) !== first;
}
