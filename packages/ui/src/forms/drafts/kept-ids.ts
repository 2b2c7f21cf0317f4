import { atom } from "jotai";
import { formDraftsAtom } from "./form-drafts";

/** An atom with the ids of the objects for which a form of this name has a draft. */
export function keptIdsAtom(form: string) {
  const prefix = `${form}/`;
  // A text, so that readers are not drawn again with each letter that is typed.
  const joined = atom((get) =>
    Object.keys(get(formDraftsAtom))
      .flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
      .join(" "),
  );
  return atom((get) => new Set(get(joined).split(" ").filter(Boolean).map(Number)));
}
