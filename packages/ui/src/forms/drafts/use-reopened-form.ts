import { atom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { store } from "../../store";
import { formDraftsAtom, formKey, here } from "./form-drafts";

const requestsAtom = atom(0);
let navigate = (href: string) => window.location.assign(href);

/** Reopens forms that were left before their save failed. */
export const formReopening = {
  /** Navigates through the application's router. */
  setNavigate(next: (href: string) => void) {
    navigate = next;
  },
  /** Opens the screen at `address`, which reopens its forms; if it is open already, it reopens them now. */
  open(address: string) {
    if (here() !== address) return navigate(address);
    // A dialog that is closing has to be gone first.
    setTimeout(() => store.set(requestsAtom, (count) => count + 1));
  },
};

/**
 * Reopens, once the list is loaded, the form that was open when the session or the page ended, and on demand one that
 * was left before its save failed. `open` receives the entry, or undefined for a new one; if the entry has left the
 * list, only its id, unless `openMissing` is given.
 */
export function useReopenedForm<Item extends { id: number }>(
  form: string,
  items: readonly Item[] | undefined,
  open: (item: Item | undefined, missing?: number) => void,
  openMissing = (id: number) => open(undefined, id),
) {
  const isKnown = items !== undefined;
  const reopen = useEffectEvent(() => {
    const drafts = Object.entries(store.get(formDraftsAtom)).filter(
      ([key]) => key === form || key.startsWith(`${form}/`),
    );
    const itemOf = (key: string) => items?.find(({ id }) => formKey(form, id) === key);
    const found = drafts.find(([key]) => key === form || itemOf(key));
    if (found) return open(itemOf(found[0]));
    // With another address, it may be on a page of the list that is not shown.
    const missing = drafts.find(([, { address }]) => address === here());
    if (missing) openMissing(Number(missing[0].slice(form.length + 1)));
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    reopen();
    return store.sub(requestsAtom, () => reopen());
  }, [isKnown]);
}
