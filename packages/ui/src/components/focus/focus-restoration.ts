import { useLayoutEffect, useRef } from "react";
import { isScreenChanging } from "../layout/screen-change";

/** The position of a focused element. */
interface Trace {
  element: HTMLElement;
  /** Nearest first. */
  ancestors: readonly HTMLElement[];
  /** Its position in a list: the row, and the control's index and count in it. */
  row: { element: Element; list: HTMLElement; index: number; control: number; count: number } | undefined;
  /** The previously focused element. */
  before: Trace | undefined;
  /** In a dialog: the element from which the focus came into it, or into the first of dialogs that replaced each other. */
  opener: Trace | undefined;
}

const controls = ":is(a[href], button, input, select, textarea):not(:disabled)";
const rows = ":is(tbody > tr, ul > li, [data-toast]):has(a[href], button)";
/** Parts that disappear by themselves or on dismissal; the focus then returns to where it was before. */
const passing = "[data-passing]";
const question = "[role=alertdialog]";
const dialogs = ":is([role=dialog], [role=alertdialog])";
/** The delay during which a closing dialog or a new screen may set the focus itself. */
const grace = 50;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const traces = new WeakMap<Element, Trace>();
/** That of the element that has the focus, or had it and disappeared. */
let last: Trace | undefined;

const controlsIn = (part: Element) => Array.from(part.querySelectorAll<HTMLElement>(controls));
const rowsOf = (list: Element) => Array.from(list.children).filter((child) => child.matches(rows));

const isPassing = ({ ancestors }: Trace) => ancestors.some((each) => each.matches(passing));

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
}

function rowOf(element: HTMLElement): Trace["row"] {
  const row = element.closest(rows);
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  const inside = controlsIn(row);
  return {
    element: row,
    list,
    index: rowsOf(list).indexOf(row),
    control: inside.indexOf(element),
    count: inside.length,
  };
}

/** Where the focus came from, except from a question that was asked while the element had it. */
function originOf(element: HTMLElement): Trace | undefined {
  const isAnswered = last?.element.closest(question) && !element.closest(question);
  return (isAnswered && traces.get(element)?.before) || last;
}

function isInClosedDialog({ ancestors }: Trace): boolean {
  const dialog = ancestors.find((each) => each.matches(dialogs));
  return dialog !== undefined && !(dialog.isConnected && dialog.dataset["state"] === "open");
}

function openerOf(element: HTMLElement, from: Trace | undefined): Trace | undefined {
  const dialog = element.closest<HTMLElement>(dialogs);
  if (!dialog || !from) return undefined;
  return from.ancestors.includes(dialog) || isInClosedDialog(from) ? openerOf(element, from.opener) : from;
}

function traceOf(element: HTMLElement): Trace {
  // Among several temporary parts such as toasts, the origin of the first one counts.
  const cameFrom = last && element.closest(passing) && isPassing(last) ? last.before : originOf(element);
  // One step back is enough; a longer chain would keep removed elements in memory.
  const before = cameFrom && { ...cameFrom, before: undefined };
  return { element, ancestors: ancestorsOf(element), row: rowOf(element), before, opener: openerOf(element, last) };
}

/** The action of an icon button: the first word of its name, which is the same in each row. */
const verbOf = (control: Element | undefined) => control?.ariaLabel?.split(" ")[0];

/**
 * The element in the control's place: in its row, or the same control of the next row, counted from the last. If
 * another control is in that place, the first one: after deleting a post, the focus must not be on 'Block'.
 */
function inRow({ row, element }: Trace): HTMLElement | undefined {
  if (!row?.list.isConnected) return undefined;
  const isStill = row.element.isConnected;
  const all = rowsOf(row.list);
  const next = isStill ? row.element : (all[row.index] ?? all.at(-1));
  const inside = next ? controlsIn(next) : [];
  if (isStill) return inside[row.control] ?? inside.at(-1);
  const same = inside.at(row.control - row.count);
  return verbOf(same) === verbOf(element) ? same : inside[0];
}

/** The first control of the nearest remaining ancestor; for a whole screen its heading. */
function nearby({ ancestors }: Trace): HTMLElement | undefined {
  for (const part of ancestors.filter((each) => each.isConnected)) {
    const heading = part.matches("main") ? part.querySelector<HTMLElement>("h1[tabindex]") : null;
    const next = heading ?? controlsIn(part).find(canTakeFocus);
    if (next) return next;
    if (part.tabIndex >= -1 && part.hasAttribute("tabindex")) return part;
  }
  return undefined;
}

/** Names, by a selector, the element that takes the focus when a focused part without a next row disappears. */
export const returnsFocusTo = (selector: string) => ({ "data-returns-focus-to": selector });

function named({ ancestors }: Trace): HTMLElement | undefined {
  const selector = ancestors.map((part) => part.dataset["returnsFocusTo"]).find((each) => each !== undefined);
  const found = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
  return found && canTakeFocus(found) ? found : undefined;
}

/** The last resort if all ancestors are gone: the page's title. */
const title = () => document.querySelector<HTMLElement>("main h1[tabindex]");

/** The next element to focus after an element has lost the focus. */
function nextFocusOf(trace: Trace): HTMLElement | undefined {
  if (canTakeFocus(trace.element)) return trace.element;
  const next = inRow(trace);
  if (next && !trace.row?.element.isConnected) return next;
  return (
    (isPassing(trace) && trace.before && nextFocusOf(trace.before)) ||
    next ||
    named(trace) ||
    nearby(trace) ||
    (trace.opener && nextFocusOf(trace.opener))
  );
}

/**
 * Restores the focus when the focused element disappears, for instance after a deletion, a retry or a dismissal: it
 * moves to the element in its place. One instance for the whole page; returns a function that stops it.
 */
export function keepFocus(): () => void {
  last = undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    if (!last || !isNowhere() || isScreenChanging()) return;
    if (canTakeFocus(last.element)) last = undefined;
    else (nextFocusOf(last) ?? title())?.focus({ preventScroll: true });
  };
  const check = () => {
    if (!last || !isNowhere()) return;
    clearTimeout(timer);
    timer = setTimeout(restore, grace);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = traceOf(target);
    traces.set(target, last);
  };

  if (document.activeElement instanceof HTMLElement && !isNowhere()) last = traceOf(document.activeElement);
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", check);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusout", check);
  };
}

/** The element to focus after a dialog closes: the one that opened it, or the one in its place. */
export function useFinalFocus(open: boolean) {
  const opener = useRef<Trace>(undefined);
  useLayoutEffect(() => {
    if (open) opener.current = traces.get(document.activeElement ?? document.body) ?? last;
  }, [open]);
  return () => (opener.current && nextFocusOf(opener.current)) || null;
}
