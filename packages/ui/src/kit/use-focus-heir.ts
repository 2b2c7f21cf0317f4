import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

interface Place {
  element: Element;
  row: number;
  control: number;
}

const controls = ":is(a[href], button, input, select, textarea):not(:disabled)";
const rows = ":is(tbody > tr, ul > li):has(a[href], button)";

const rowsOf = (list: Element) => Array.from(list.querySelectorAll(rows));

function placeOf(list: Element, element: Element): Place {
  const all = rowsOf(list);
  const row = all.findIndex((each) => each.contains(element));
  const control = Array.from(all[row]?.querySelectorAll(controls) ?? []).indexOf(element);
  return { element, row, control };
}

/** The same control of the row that took the place, else the first control there is, else the list itself. */
function heirOf(list: HTMLElement, { row, control }: Place): HTMLElement {
  const all = rowsOf(list);
  const next = row < 0 ? undefined : (all[row] ?? all.at(-1));
  return next?.querySelectorAll<HTMLElement>(controls)[control] ?? list.querySelector<HTMLElement>(controls) ?? list;
}

/**
 * Keeps the keyboard where it was when the entry that had the focus goes, as after its deletion. The answer belongs on
 * the element around the list; the component that calls this renders whenever the list changes.
 */
export function useFocusHeir(list: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(undefined);
  useLayoutEffect(() => {
    if (!list.current || !place.current || place.current.element.isConnected) return;
    if (document.activeElement === document.body) heirOf(list.current, place.current).focus();
  });
  return {
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      if (list.current) place.current = placeOf(list.current, target);
    },
  };
}
