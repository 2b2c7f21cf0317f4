import { type Address, type AddressChanges, changedSearch } from "./address";

interface Entry {
  search: string;
  /** The query of the previous entry that `push` was called on. */
  under?: string;
}

/** An address with its own history, for stories and tests: they have no router, and share the browser's address. */
export interface MemoryAddress extends Omit<Address, "params"> {
  search: () => string;
  back: () => void;
  forward: () => void;
  /** The number of history entries. */
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
  const change = (act: (next: string, entry: Entry) => void) => (changes: AddressChanges) => {
    const next = changedSearch(now().search, changes);
    if (next !== changedSearch(now().search, {})) act(next, now());
  };
  const replaceBy = (search: string, entry: Entry) => put(at, { ...entry, search });
  return {
    search: () => now().search,
    back: () => move(at - 1),
    forward: () => move(at + 1),
    length: () => entries.length,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: change((search, entry) => put(at + 1, { search, under: changedSearch(entry.search, {}) })),
    replace: change(replaceBy),
    leave: change((search, entry) => (entry.under === search ? move(at - 1) : replaceBy(search, entry))),
  };
}
