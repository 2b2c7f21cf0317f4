import type { ProfileAudience } from "../../platform/database/schema";
import type { CurrentUser } from "../../platform/session-lookup";
import type { PersonRow } from "./store";

/** Whether a reader may see a person's profile; people may preview their own as another audience. */
export function maySeeProfile(reader: CurrentUser, person: PersonRow, as: ProfileAudience | undefined): boolean {
  const isPreview = as === "members" && person.id === reader.id;
  return isPreview ? person.profile_audience === "members" : person.is_visible;
}
