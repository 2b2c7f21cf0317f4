import { type Address, changedSearch } from "./address";

interface Entry {
  search: string;
  /** The query of the entry that it was pushed over. */
  under?: string;
}

/** An address with a history of its own, for stories and tests: they have no router, and share the browser's address. */
export interface MemoryAddress extends Omit<Address, "params"> {
  search: () => string;
  back: () => void;
  forward: () => void;
  /** How many entries the history has. */
  length: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createMemoryAddress(initial = ""): MemoryAddress {
  let entries: readonly Entry[] = [{ search: initial }];
  let at = 0;
  const listeners = new Set<() => void>();
  const now = () => entries[at] ?? { search: "" };
  const move = (to: number) => {
    at = Math.max(0, Math.min(to, entries.length - 1));
    for (const listener of listeners) listener();
  };
  const put = (kept: number, entry: Entry) => {
    entries = [...entries.slice(0, kept), entry];
    move(kept);
  };
  const replace: Address["replace"] = (changes) => put(at, { ...now(), search: changedSearch(now().search, changes) });
  return {
    search: () => now().search,
    back: () => move(at - 1),
    forward: () => move(at + 1),
    length: () => entries.length,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (changes) => put(at + 1, { search: changedSearch(now().search, changes), under: now().search }),
    replace,
    leave: (changes) => {
      if (now().under === changedSearch(now().search, changes)) move(at - 1);
      else replace(changes);
    },
  };
}
