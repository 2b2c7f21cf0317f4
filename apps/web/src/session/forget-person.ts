/** What outlives a session: settings of the browser, and what a tab knows of itself. Every other key is a person's. */
const kept = {
  browser: new Set(["colorMode", "language", "searchKey", "sessionEnd"]),
  tab: new Set(["reloadedForRelease", "tab", "verification"]),
};

interface ListedStorage extends Pick<Storage, "removeItem"> {
  keys: () => string[];
}

/** Removes all that is stored of a person whose session is over; `also` is kept too (D-259). */
export function forgetPerson(storage: ListedStorage, place: keyof typeof kept, also: readonly string[] = []): void {
  for (const key of storage.keys()) if (!kept[place].has(key) && !also.includes(key)) storage.removeItem(key);
}
