/** Browsers may block their storage, or have no space left. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** A storage of the browser that never throws: values that cannot be stored are kept until the page is closed. */
function safe(area: () => Storage) {
  const unstored = new Map<string, string>();
  const removeItem = (key: string) => {
    unstored.delete(key);
    attempt(() => area().removeItem(key));
  };
  return {
    getItem(key: string): string | null {
      const value = attempt(() => area().getItem(key));
      // Another tab has stored a value since.
      if (value !== null) unstored.delete(key);
      return value ?? unstored.get(key) ?? null;
    },
    /** Returns whether the value outlives the page. */
    setItem(key: string, value: string): boolean {
      // A full storage may refuse to write even its current value.
      const isStored = attempt(() => area().getItem(key) === value || area().setItem(key, value)) !== null;
      if (!isStored) {
        // The previous value is outdated in other tabs too.
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

/** The storage shared by all tabs of the browser. */
export const browserStorage = safe(() => localStorage);
export const tabStorage = safe(() => sessionStorage);
