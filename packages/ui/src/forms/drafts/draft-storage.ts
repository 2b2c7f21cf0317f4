import { atomWithStorage, createJSONStorage, RESET } from "jotai/utils";
import { tabStorage } from "../../browser-storage";
import { store } from "../../store";

const prefix = "drafts:";
const json = createJSONStorage<unknown>(() => tabStorage);
const resets = new Set<() => void>();

/**
 * Creates an atom for unsent text, kept in the tab's storage. `read` validates the stored value, which another release
 * may have written; an empty value leaves nothing in the storage.
 */
export function draftAtom<Value extends object>(name: string, read: (stored: unknown) => Value) {
  const storage = {
    getItem: (key: string) => read(json.getItem(key, undefined)),
    setItem: (key: string, value: Value) =>
      Object.keys(value).length > 0 ? json.setItem(key, value) : json.removeItem(key),
    removeItem: (key: string) => json.removeItem(key),
  };
  const drafts = atomWithStorage(prefix + name, read(undefined), storage, { getOnInit: true });
  resets.add(() => store.set(drafts, RESET));
  return drafts;
}

/** Deletes all unsent text of this tab. */
export function forgetDrafts() {
  for (const reset of resets) reset();
  // Features whose code is not loaded yet may have stored drafts on an earlier page.
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.removeItem(key);
}

/** Whether a stored value is an object with string keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
