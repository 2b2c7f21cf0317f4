import { useSyncExternalStore } from "react";
import { formDrafts } from "./form-drafts";

/** The ids of the objects for which something typed waits in a form of this name. */
export function useKeptIds(form: string): ReadonlySet<number> {
  const read = () =>
    formDrafts
      .of(form)
      .map(({ key }) => key.slice(form.length + 1))
      .join(" ");
  const ids = useSyncExternalStore((changed) => formDrafts.subscribe(changed), read, read);
  return new Set(ids === "" ? [] : ids.split(" ").map(Number));
}
