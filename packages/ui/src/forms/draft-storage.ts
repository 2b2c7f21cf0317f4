const prefix = "drafts:";
const listeners = new Set<() => void>();

/** A browser may refuse its storage, or have no room; drafts then live as long as the page. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** What is typed and not sent, in the tab's storage: a list of entries for each kind of draft. */
export const draftStorage = {
  /** The entries, unchecked: another release may have written them. */
  read(name: string): unknown[] {
    const entries = attempt((): unknown => JSON.parse(sessionStorage.getItem(prefix + name) ?? "[]"));
    return Array.isArray(entries) ? entries : [];
  },
  write(name: string, entries: readonly unknown[]) {
    attempt(() =>
      entries.length > 0
        ? sessionStorage.setItem(prefix + name, JSON.stringify(entries))
        : sessionStorage.removeItem(prefix + name),
    );
  },
  /** Whoever holds a copy drops it then. */
  onForget(listener: () => void) {
    listeners.add(listener);
  },
};

/** Forgets what everybody has typed in this tab. */
export function forgetDrafts() {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
  for (const listener of listeners) listener();
}
