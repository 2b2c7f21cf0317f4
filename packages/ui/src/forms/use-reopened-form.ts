import { useEffect, useEffectEvent } from "react";
import { formDrafts, formKey } from "./form-drafts";
import { formReopening } from "./form-reopening";

/**
 * Reopens, once the list is loaded, the form that was open when the session ended, and on demand one that was left before
 * its save failed. `open` receives the entry, or nothing for a new one; if the entry has left the list, only its id,
 * unless `openMissing` is given.
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
