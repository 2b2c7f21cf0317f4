import type { CurrentUser } from "../../platform/sessions";
import type { ReadApplicantProfile } from "./store";

/** A resume is for its owner and for recruiters who hold an application of that person. */
export const mayOpenResume = (reader: CurrentUser, profile: ReadApplicantProfile): boolean =>
  profile.user_id === reader.id || profile.applied;
