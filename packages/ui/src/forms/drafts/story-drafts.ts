import { type DraftValues, formDrafts, here } from "./form-drafts";

/** The notice of a restored form, in either language. */
export const restored = /a été conservé|was kept/;

/** Starts a story with this unsaved text of an earlier session. */
export const keepDraft = (key: string, values: DraftValues) => formDrafts.set(key, { values, address: here() });
