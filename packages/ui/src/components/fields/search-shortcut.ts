import { atom, useAtomValue } from "jotai";
import { browserStorage } from "../../browser-storage";
import { store } from "../../store";

/** The search page's field, which the key `/` focuses. */
export const searchFieldId = "search-field";

const storageKey = "searchKey";
const off = "off";

const searchShortcutAtom = atom(browserStorage.getItem(storageKey) !== off);

/** Turns the key `/` on or off, now and for later visits. */
export function setSearchShortcut(isOn: boolean) {
  if (isOn) browserStorage.removeItem(storageKey);
  else browserStorage.setItem(storageKey, off);
  store.set(searchShortcutAtom, isOn);
}

/** Whether the key `/` opens the search. Users of speech input, or with a tremor, can turn it off (WCAG 2.1.4). */
export const useSearchShortcut = () => useAtomValue(searchShortcutAtom);
