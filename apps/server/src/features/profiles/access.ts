import type { CurrentUser } from "../../platform/session-lookup";
import type { ReadApplicantProfile } from "./store";

/** A resume is visible to its owner and to recruiters that the owner has applied to. */
export const mayOpenResume = (reader: CurrentUser, profile: ReadApplicantProfile): boolean =>
  profile.user_id === reader.id || profile.applied;
