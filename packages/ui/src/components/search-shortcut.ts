import { atom, useAtomValue } from "jotai";
import { browserStorage } from "../browser-storage";
import { store } from "../store";

/** The field of the search's own page, which the key `/` leads to where it is there. */
export const searchFieldId = "search-field";

const storageKey = "searchKey";
const off = "off";

const searchShortcutAtom = atom(browserStorage.getItem(storageKey) !== off);

/** Turns the key `/` on or off, here and for the next visit. */
export function setSearchShortcut(isOn: boolean) {
  if (isOn) browserStorage.removeItem(storageKey);
  else browserStorage.setItem(storageKey, off);
  store.set(searchShortcutAtom, isOn);
}

/** Whether the key `/` opens the search: users of speech input, or with a tremor, can turn it off (WCAG 2.1.4). */
export const useSearchShortcut = () => useAtomValue(searchShortcutAtom);
