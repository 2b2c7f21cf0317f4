import { useEffect, useEffectEvent } from "react";
import { formDrafts, formKey } from "./form-drafts";

/**
 * Opens again, once the list is known, the form in which somebody was typing when the session ended. `open` is given the
 * entry, or nothing for a new one. Text for an entry that has left the page of the list becomes a new one's, unless
 * `openMissing` knows better.
 */
export function useReopenedForm<Item extends { id: number }>(
  form: string,
  items: readonly Item[] | undefined,
  open: (item: Item | undefined) => void,
  openMissing = (id: number) => {
    formDrafts.move(formKey(form, id), form);
    open(undefined);
  },
) {
  const reopen = useEffectEvent(() => {
    const drafts = formDrafts.of(form);
    const itemOf = (key: string) => items?.find(({ id }) => formKey(form, id) === key);
    const found = drafts.find(({ key }) => key === form || itemOf(key));
    if (found) return open(itemOf(found.key));
    // Elsewhere it may be on a page of the list that is not shown.
    const missing = drafts.find(({ isHere }) => isHere);
    if (missing) openMissing(Number(missing.key.slice(form.length + 1)));
  });
  const isKnown = items !== undefined;
  useEffect(() => {
    if (isKnown) reopen();
  }, [isKnown]);
}
