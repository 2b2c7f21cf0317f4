import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

interface Place {
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
  return { row, control };
}

/** The same control of the row that took the place, else the first control there is, else the list itself. */
function heirOf(list: HTMLElement, { row, control }: Place): HTMLElement {
  const all = rowsOf(list);
  const next = row < 0 ? undefined : (all[row] ?? all.at(-1));
  return next?.querySelectorAll<HTMLElement>(controls)[control] ?? list.querySelector<HTMLElement>(controls) ?? list;
}

/** Who inherits the focus of what is gone; forgotten with it. */
const heirs = new WeakMap<Element, () => HTMLElement>();

/**
 * Keeps the keyboard where it was when the entry that had the focus goes, as after its deletion. The answer belongs on
 * the element around the list; the component that calls this renders whenever the list changes.
 */
export function useFocusHeir(list: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    heirs.get(last.current)?.().focus();
  });
  return {
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const box = list.current;
      if (!box) return;
      const place = placeOf(box, target);
      heirs.set(target, () => heirOf(box, place));
      last.current = target;
    },
  };
}

/** Where a dialog leaves the focus when what opened it is gone; as long as that is there, it goes back by itself. */
export function useFinalFocus(open: boolean) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => (opener.current?.isConnected === false ? (heirs.get(opener.current)?.() ?? null) : null);
}
