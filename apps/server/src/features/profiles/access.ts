import type { CurrentUser } from "../../platform/sessions";
import type { ReadApplicantProfile } from "./store";

/** A resume is visible to its owner and to recruiters to whom that person has applied. */
export const mayOpenResume = (reader: CurrentUser, profile: ReadApplicantProfile): boolean =>
  profile.user_id === reader.id || profile.applied;
