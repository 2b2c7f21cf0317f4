import { draftStorage, forgetDrafts } from "./draft-storage";
import type { FormDraft } from "./form-drafts";

/** What the form says then, in either language. */
export const restored = /a été conservé|was kept/;

/** Begins a story as after a session that ended while this was being typed; answers how to clean up. */
export function keepDraft(...[key, values]: FormDraft): () => void {
  forgetDrafts();
  draftStorage.write("forms", [[key, values, window.location.pathname + window.location.search]]);
  return forgetDrafts;
}
