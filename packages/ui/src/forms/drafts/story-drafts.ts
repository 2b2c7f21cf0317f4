import { type DraftValues, formDrafts, here } from "./form-drafts";

/** The notice of a restored form, in either language. */
export const restored = /a été conservé|was kept/;

/** Begins a story as after a session that ended while this was being typed. */
export const keepDraft = (key: string, values: DraftValues) => formDrafts.set(key, { values, address: here() });
