import { atom, useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
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

/** Elements in which a key is typed or has another meaning. */
const typing = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

const isTyped = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(typing) !== null;

/** Calls back on the key `/`, unless it is typed in a field or turned off; returns whether it is on. */
export function useSearchKeyDown(onKey: () => void): boolean {
  const isOn = useSearchShortcut();
  const take = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
    if (!isOn || isOther || isTyped(event)) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return isOn;
}
