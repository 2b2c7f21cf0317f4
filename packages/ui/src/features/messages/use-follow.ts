import { type Identity, isSamePerson } from "@passerelle/api";
import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { VirtualizerHandle } from "virtua";
import { keyOf, type Line } from "./lines";

/** So close to the end, in pixels, the reader is there. */
const near = 32;
/** How much of the read messages stays visible above the first unread one, in pixels. */
const context = 72;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < near;

/**
 * Keeps the newest message in view as long as the reader is at the end, and leaves who has scrolled up in their place:
 * for them `unseen` counts what came below. One's own message leads to the end. Where a message was unread, by its id,
 * the reader begins there, and is kept there until they scroll or more comes. `onScroll` and `onResize` are to be told.
 */
export function useFollow(messages: readonly Line[], me: Identity, unread: number | undefined) {
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const placed = useRef(0);
  const last = messages.at(-1);
  const newest = last && keyOf(last);
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(newest);
  const [opening, setOpening] = useState(unread);
  const [goesOn, setGoesOn] = useState(false);
  if (last && newest !== seen && (atEnd || isSamePerson(last.sender, me))) {
    setAtEnd(true);
    setSeen(newest);
    // Unread messages may come with it.
    if (opening !== undefined) setGoesOn(true);
  }
  if (opening === undefined && unread !== undefined) setOpening(unread);
  const beginning = goesOn ? undefined : unread;

  const follow = () => {
    const box = scroller.current;
    if (!box || (!atEnd && beginning === undefined)) return;
    const index = messages.findIndex(({ id }) => id === beginning);
    const line = index === -1 ? Infinity : (list.current?.getItemOffset(index) ?? 0) - context;
    box.scrollTop = Math.min(line, box.scrollHeight);
    placed.current = box.scrollTop;
    if (beginning !== undefined) setAtEnd(isNearEnd(box));
  };
  useLayoutEffect(follow, [messages, atEnd, seen, beginning]);

  return {
    list,
    scroller,
    atEnd,
    unseen: atEnd ? 0 : messages.length - 1 - messages.findLastIndex((message) => keyOf(message) === seen),
    toEnd: () => {
      setGoesOn(true);
      setAtEnd(true);
    },
    onResize: follow,
    onScroll: () => {
      const box = scroller.current;
      if (!box) return;
      if (Math.abs(box.scrollTop - placed.current) > 1) setGoesOn(true);
      // Only who scrolls up leaves the end: what grows below does not push them away.
      if (isNearEnd(box)) setAtEnd(true);
      else if (box.scrollTop < top.current) setAtEnd(false);
      top.current = box.scrollTop;
    },
  };
}

/** Whether messages were just put in front: the reader's place is then kept from the end. */
export function useGrewInFront(messages: readonly Line[]) {
  const first = messages[0] && keyOf(messages[0]);
  return useDeferredValue(first) !== first;
}
