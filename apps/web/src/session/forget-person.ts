import { colorModeKey, languageKey } from "@passerelle/ui/first-paint";

/** The keys that outlive a session: browser settings, and the tab's own state. All others belong to a person. */
const kept = {
  browser: new Set([colorModeKey, languageKey, "logoutId", "searchKey", "sessionEnd"]),
  tab: new Set(["logoutId", "reloadedForRelease", "verification"]),
};

interface ListedStorage extends Pick<Storage, "removeItem"> {
  keys: () => string[];
}

/** Removes all stored data of a person whose session is over, except the keys in `also` (D-259). */
export function forgetPerson(storage: ListedStorage, place: keyof typeof kept, also: readonly string[] = []): void {
  for (const key of storage.keys()) if (!kept[place].has(key) && !also.includes(key)) storage.removeItem(key);
}
