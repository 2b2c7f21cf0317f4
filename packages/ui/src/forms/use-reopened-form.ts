import { useEffect, useEffectEvent } from "react";
import { formDrafts, formKey } from "./form-drafts";
import { formReopening } from "./form-reopening";

/**
 * Opens again, once the list is known, the form in which somebody was typing when the session ended, and on demand one
 * that was left while its save failed. `open` is given the
 * entry, or nothing for a new one; where the entry has left the list, nothing but its id, unless `openMissing` knows
 * better.
 */
export function useReopenedForm<Item extends { id: number }>(
  form: string,
  items: readonly Item[] | undefined,
  open: (item: Item | undefined, missing?: number) => void,
  openMissing = (id: number) => open(undefined, id),
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
    if (!isKnown) return undefined;
    reopen();
    return formReopening.add(() => reopen());
  }, [isKnown]);
}
