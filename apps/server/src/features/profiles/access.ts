import { sql } from "kysely";
import type { ProfileAudience } from "../../platform/database/schema";
import type { CurrentUser } from "../../platform/session-lookup";
import { doesBlock } from "../blocks";

/** Whether the reader does not block person `u`. */
export const isUnblockedBy = (readerId: number) => sql<boolean>`not ${doesBlock(readerId, sql.ref("u.id"))}`;

/** Whether person `u` has applied to an offer of the reader. */
const hasAppliedTo = (readerId: number) =>
  sql<boolean>`exists (
    select from applications a join job_offers o on o.id = a.offer_id
    where a.applicant_id = u.id and o.recruiter_id = ${readerId})`;

/** Whether the reader may open the resume of person `u`: their own, and those of people who applied to them. */
export const mayOpenResume = (readerId: number) => sql<boolean>`(u.id = ${readerId} or ${hasAppliedTo(readerId)})`;

// Messages that were deleted, or withheld because their sender was blocked, do not make the sender's profile visible.
const isOpening = () => sql<boolean>`recipient_id is not null and deleted_at is null`;

// Writing to a person does not make that person's profile visible.
const wasWrittenTo = (readerId: number) =>
  sql<boolean>`exists (
    select from discussions d join messages m on m.discussion_id = d.id
    where d.user_low = least(u.id, ${readerId}::bigint) and d.user_high = greatest(u.id, ${readerId}::bigint)
      and m.sender_id = u.id and ${isOpening()})
    and not ${doesBlock(sql.ref("u.id"), readerId)}`;

/**
 * The ids of a reader's contacts, as in `mayBeSeenBy`: at most the last 1,000 applicants and the last 1,000 people who
 * wrote to them. `limit 1` makes the planner use the index.
 */
export const contactsOf = (readerId: number) => sql`
  select applicant_id as id from (
    select a.applicant_id from job_offers o cross join lateral (
      select applicant_id, created_at from applications
      where offer_id = o.id order by created_at desc limit 1000) a
    where o.recruiter_id = ${readerId} order by a.created_at desc limit 1000) applied
  union
  select d.other from (
    (select id, user_high as other from discussions
     where user_low = ${readerId} order by last_message_at desc limit 1000)
    union all
    (select id, user_low from discussions
     where user_high = ${readerId} order by last_message_at desc limit 1000)) d
  cross join lateral (
    select from messages where discussion_id = d.id and sender_id = d.other and ${isOpening()} limit 1) wrote
  where not ${doesBlock(sql.ref("d.other"), readerId)}`;

/** Whether a reader may see the profile of person `u`, by that person's choice; contacts alone may by default. */
export const mayBeSeenBy = (readerId: number) =>
  sql<boolean>`(u.id = ${readerId} or (${isUnblockedBy(readerId)} and (
    u.profile_audience = 'members' or ${hasAppliedTo(readerId)} or (${wasWrittenTo(readerId)}))))`;

/** Whether a reader may see a person's profile; people may preview their own as another audience. */
export function maySeeProfile(
  reader: CurrentUser,
  person: { id: number; profile_audience: ProfileAudience; is_visible: boolean },
  as: ProfileAudience | undefined,
): boolean {
  const isPreview = as === "members" && person.id === reader.id;
  return isPreview ? person.profile_audience === "members" : person.is_visible;
}
