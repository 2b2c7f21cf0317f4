import { maxDecisions } from "@passerelle/domain";
import { useRef, useState } from "react";
import type { Received } from "./received-list";

type Item = Pick<Received, "id" | "decision">;
type Ticked = ReadonlyMap<number, Received["decision"]>;

/**
 * The selected applications of a list; with Shift, all from the last selected one on. A range and "all" take undecided
 * applications only; a decided one is selected individually. One that is decided later leaves the selection.
 */
export function useSelected(items: readonly Received[]) {
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const last = useRef<number>(undefined);
  const chosen = stillTicked(items, ticked);
  const ids = new Set(chosen.map(({ id }) => id));
  const choose = (next: readonly Item[]) =>
    setTicked(new Map(next.slice(0, maxDecisions).map(({ id, decision }) => [id, decision])));
  const open = undecided(items);
  return {
    chosen,
    /** The number of decided applications that are not selected. */
    leftOut: items.length - open.length - (chosen.length - undecided(chosen).length),
    isEmpty: open.length + chosen.length === 0,
    isChosen: (id: number) => ids.has(id),
    toggle: (id: number, withShift: boolean) => {
      const range = withShift ? rangeOf(items, last.current, id) : items.filter((item) => item.id === id);
      last.current = id;
      const kept = chosen.filter((item) => !range.includes(item));
      choose(ids.has(id) ? kept : [...kept, ...range]);
    },
    all: () => choose(open),
    none: () => choose([]),
  };
}

export type Selected = ReturnType<typeof useSelected>;

/** The items whose decision has not changed since they were selected. */
export const stillTicked = <One extends Item>(items: readonly One[], ticked: Ticked): One[] =>
  items.filter(({ id, decision }) => ticked.has(id) && ticked.get(id) === decision);

/** The items without a decision. */
export const undecided = <One extends Item>(items: readonly One[]): One[] => items.filter((item) => !item.decision);

/** The item `to` and the undecided ones between it and `from`. */
export function rangeOf<One extends Item>(items: readonly One[], from: number | undefined, to: number): One[] {
  const places = [from, to].map((wanted) => items.findIndex(({ id }) => id === wanted));
  if (places.includes(-1)) return items.filter(({ id }) => id === to);
  const between = items.slice(Math.min(...places), Math.max(...places) + 1);
  return between.filter(({ id, decision }) => id === to || !decision);
}
