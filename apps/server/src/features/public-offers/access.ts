import { sql } from "kysely";
import { isOpen } from "../../platform/database/open-offers";

/**
 * Whether the recruiter `u` of offer `o` has published it for everybody, open or not; false while operators hide the
 * offer or suspend the recruiter.
 */
export const isMadePublic = sql<boolean>`(o.public and o.published_at is not null and o.hidden_at is null
  and u.verified_at is not null and u.suspended_at is null)`;

/** Whether anybody may read offer `o` of recruiter `u` on a day, 'YYYY-MM-DD' in Paris. */
export const isPublic = (today: string) => sql<boolean>`(${isMadePublic} and ${isOpen(today)})`;
