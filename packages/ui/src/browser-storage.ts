/** A browser may refuse its storage, or have no room. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** A storage of the browser that never fails: what it refuses or has no room for lives as long as the page. */
function safe(area: () => Storage) {
  const unstored = new Map<string, string>();
  const removeItem = (key: string) => {
    unstored.delete(key);
    attempt(() => area().removeItem(key));
  };
  return {
    getItem(key: string): string | null {
      const value = attempt(() => area().getItem(key));
      // Another tab has stored something since.
      if (value !== null) unstored.delete(key);
      return value ?? unstored.get(key) ?? null;
    },
    /** Whether it outlives the page. */
    setItem(key: string, value: string): boolean {
      // A full storage may refuse to write even the value that it holds.
      const isStored = attempt(() => area().getItem(key) === value || area().setItem(key, value)) !== null;
      if (!isStored) {
        // What it replaces no longer counts, in other tabs neither.
        removeItem(key);
        unstored.set(key, value);
      }
      return isStored;
    },
    removeItem,
    keys(): string[] {
      const stored = attempt(() => Array.from({ length: area().length }, (_, index) => area().key(index)));
      return [...new Set([...unstored.keys(), ...(stored ?? []).filter((key) => key !== null)])];
    },
  };
}

/** What all tabs of a browser share. */
export const browserStorage = safe(() => localStorage);
/** The storage of this tab. */
export const tabStorage = safe(() => sessionStorage);
