import { useRef, useState } from "react";
import type { Received } from "./received-list";

/** At most so many are answered at once. */
export const maxSelected = 100;

/** Those of a list that are chosen to be answered together; with Shift, all from the last one chosen on. */
export function useSelected(items: readonly Received[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const chosen = items.filter(({ id }) => ids.has(id));
  const choose = (next: Iterable<number>) => setIds(new Set([...next].slice(0, maxSelected)));
  return {
    chosen,
    isChosen: (id: number) => ids.has(id),
    toggle: (id: number, withShift: boolean) => {
      const range = withShift ? rangeOf(items, last.current, id) : [id];
      last.current = id;
      const kept = chosen.map((each) => each.id).filter((each) => !range.includes(each));
      choose(ids.has(id) ? kept : [...kept, ...range]);
    },
    all: () => choose(undecidedFirst(items)),
    none: () => choose([]),
  };
}

export type Selected = ReturnType<typeof useSelected>;

/** The ids of a list that may be cut: those without a decision come first. */
export function undecidedFirst(items: readonly Pick<Received, "id" | "decision">[]): number[] {
  const [open, decided] = [items.filter((item) => !item.decision), items.filter((item) => item.decision)];
  return [...open, ...decided].map(({ id }) => id);
}

/** The ids from one to another of a list, both included. */
export function rangeOf(items: readonly Pick<Received, "id">[], from: number | undefined, to: number): number[] {
  const places = [from, to].map((wanted) => items.findIndex(({ id }) => id === wanted));
  if (places.includes(-1)) return [to];
  return items.slice(Math.min(...places), Math.max(...places) + 1).map(({ id }) => id);
}
