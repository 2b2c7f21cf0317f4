import { sql } from "kysely";
import { isOpen } from "../../platform/database/open-offers";

/**
 * Whether offer `o` of recruiter `u` was published as public, open or closed; false while the offer is hidden or the
 * recruiter suspended.
 */
export const isMadePublic = sql<boolean>`(o.public and o.published_at is not null and o.hidden_at is null
  and u.verified_at is not null and u.suspended_at is null)`;

/** Whether offer `o` of recruiter `u` is public and open on a day ('YYYY-MM-DD' in Paris). */
export const isPublic = (today: string) => sql<boolean>`(${isMadePublic} and ${isOpen(today)})`;
