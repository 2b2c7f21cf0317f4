import { atom, useAtomValue } from "jotai";
import { store } from "../store";

/** The field of the search's own page, which the key `/` leads to where it is there. */
export const searchFieldId = "search-field";

const storageKey = "searchKey";
const off = "off";

function readSearchKey(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true; // a browser that refuses storage
  }
}

const searchKeyAtom = atom(readSearchKey());

/** Turns the key `/` on or off, here and for the next visit. */
export function setSearchKey(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // A browser that refuses storage: the choice lasts as long as the page.
  }
  store.set(searchKeyAtom, isOn);
}

/** Whether the key `/` leads to the search: whoever dictates, or hits keys by accident, turns it off (WCAG 2.1.4). */
export const useSearchKey = () => useAtomValue(searchKeyAtom);
