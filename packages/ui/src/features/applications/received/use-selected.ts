import { useRef, useState } from "react";
import type { Received } from "./received-list";

/** The maximum number answered at once. */
export const maxSelected = 100;

/** The selected applications of a list; with Shift, all from the last selected one on. */
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

/** The ids of a list that may be cut, undecided ones first. */
export function undecidedFirst(items: readonly Pick<Received, "id" | "decision">[]): number[] {
  const [open, decided] = [items.filter((item) => !item.decision), items.filter((item) => item.decision)];
  return [...open, ...decided].map(({ id }) => id);
}

/** The ids between two items of a list, including both. */
export function rangeOf(items: readonly Pick<Received, "id">[], from: number | undefined, to: number): number[] {
  const places = [from, to].map((wanted) => items.findIndex(({ id }) => id === wanted));
  if (places.includes(-1)) return [to];
  return items.slice(Math.min(...places), Math.max(...places) + 1).map(({ id }) => id);
}
