import { sql } from "kysely";

/** Whether the reader does not block the person `u` of a query. */
export const isUnblockedBy = (readerId: number) =>
  sql<boolean>`not exists (select from blocks where blocker_id = ${readerId} and blocked_id = u.id)`;

const holdsApplication = (readerId: number) =>
  sql<boolean>`exists (
    select from applications a join job_offers o on o.id = a.offer_id
    where a.applicant_id = u.id and o.recruiter_id = ${readerId})`;

// Whoever writes to somebody does not open their page by it.
const wasWrittenTo = (readerId: number) =>
  sql<boolean>`exists (
    select from discussions d join messages m on m.discussion_id = d.id
    where d.user_low = least(u.id, ${readerId}::bigint) and d.user_high = greatest(u.id, ${readerId}::bigint)
      and m.sender_id = u.id)
    and not exists (select from blocks where blocker_id = u.id and blocked_id = ${readerId})`;

/** Whether a reader may see the profile of the person `u` of a query: the person's choice. */
export const mayBeSeenBy = (readerId: number) =>
  sql<boolean>`(u.id = ${readerId} or (${isUnblockedBy(readerId)} and (
    u.profile_audience = 'members' or ${holdsApplication(readerId)} or (${wasWrittenTo(readerId)}))))`;
