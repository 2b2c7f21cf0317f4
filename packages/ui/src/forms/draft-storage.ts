import { attempt } from "../browser-storage";

export const draftPrefix = "drafts:";
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Unsent text in the tab's storage: a list of entries for each kind of draft. */
export const draftStorage = {
  /** The entries, unchecked: another release may have written them. */
  read(name: string): unknown[] {
    const entries = attempt((): unknown => JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? "[]"));
    return Array.isArray(entries) ? entries : [];
  },
  /** Whether it could be stored. */
  write: (name: string, entries: readonly unknown[]) =>
    attempt(() =>
      entries.length > 0
        ? sessionStorage.setItem(draftPrefix + name, JSON.stringify(entries))
        : sessionStorage.removeItem(draftPrefix + name),
    ) !== null,
  /** Calls `listener` when the entries change elsewhere, so that copies are read again. */
  onChange(listener: () => void) {
    listeners.add(listener);
  },
  /** The storage holds something else than was written last. */
  notify,
};

/** Forgets what everybody has typed in this tab. */
export function forgetDrafts() {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  });
  notify();
}
