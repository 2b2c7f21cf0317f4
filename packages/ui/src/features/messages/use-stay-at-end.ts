import { type Identity, isSamePerson } from "@passerelle/api";
import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { VirtualizerHandle } from "virtua";
import { keyOf, type Line } from "./message-lines";

/** The reader counts as being at the end within this distance, in pixels. */
const near = 32;
/** The height of read messages kept visible above the first unread one, in pixels. */
const context = 72;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < near;

/**
 * Keeps the newest message in view while the reader is at the end, and otherwise keeps the reader's position: `unseen`
 * then counts new messages below. Sending a message scrolls to the end. With `unread`, the id of an unread message,
 * reading starts there until the reader scrolls or more messages arrive. The scroll container has to call `onScroll`
 * and `onResize`.
 */
export function useStayAtEnd(messages: readonly Line[], me: Identity, unread: number | undefined) {
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
    // Unread messages may arrive with it.
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
      // Only scrolling up leaves the end; content that grows below does not.
      if (isNearEnd(box)) setAtEnd(true);
      else if (box.scrollTop < top.current) setAtEnd(false);
      top.current = box.scrollTop;
    },
  };
}

/** Whether messages were just added in front; the position is then kept relative to the end. */
export function useGrewInFront(messages: readonly Line[]) {
  const first = messages[0] && keyOf(messages[0]);
  return useDeferredValue(first) !== first;
}
