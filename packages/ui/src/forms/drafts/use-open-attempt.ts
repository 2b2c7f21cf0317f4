import { useState } from "react";
import type { AttemptHolder } from "../../data";
import { formDrafts } from "./form-drafts";

/** Stores the attempt to create a form's object under its `formKey`, as long as the form's text, even over reloads. */
export const useOpenAttempt = (key: string): AttemptHolder => useState(() => holderOf(key))[0];

/** Starts with the stored attempt, which belongs to the stored text: other text is another creation. */
function holderOf(key: string): AttemptHolder {
  let now = formDrafts.get(key)?.attempt;
  return {
    get: () => now,
    set(attempt) {
      now = attempt;
      const draft = formDrafts.get(key);
      if (draft) formDrafts.set(key, { ...draft, attempt });
    },
  };
}
