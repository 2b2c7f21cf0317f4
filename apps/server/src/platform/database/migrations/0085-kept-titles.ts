import { statements } from "./execute";

/** The title of a deleted offer, which may differ from the one that the applicant read. */
export const migration = statements(`alter table kept_applications add column offer_title text`);
