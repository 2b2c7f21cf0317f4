import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { preparedOne } from "../../platform/database/prepared-queries";
import { blockedBy } from "../blocks";
import { bothShowMarks } from "./read-marks-store";

const unreadOn = (db: Db, [own, unread, other]: Side, userId: number) =>
  db
    .selectFrom("discussions")
    .select([`${unread} as unread`, `${other} as other_id`])
    .where(own, "=", userId)
    .where(unread, ">", sql.lit(0));

type Side = readonly ["user_low", "unread_low", "user_high"] | readonly ["user_high", "unread_high", "user_low"];

/** The number of a user's unread messages (not discussions), without those from people they blocked. */
export const unreadOf = (db: Db, userId: number) =>
  db
    .selectFrom(
      unreadOn(db, ["user_low", "unread_low", "user_high"], userId)
        .unionAll(unreadOn(db, ["user_high", "unread_high", "user_low"], userId))
        .as("d"),
    )
    .select(sql<number>`coalesce(sum(d.unread), 0)`.as("count"))
    .where((eb) => eb.or([eb("d.other_id", "is", null), eb("d.other_id", "not in", blockedBy(db, userId))]));

const findUnread = preparedOne((db, { userId }: { userId: number }) => unreadOf(db, userId));

/** The same as a number. */
export const countUnread = async (db: Db, userId: number): Promise<number> => (await findUnread(db, { userId })).count;

/** The result of marking messages as read. */
export interface Reading {
  /** The author of the messages, if they may learn that these were read. */
  authorId: number | null;
}

/**
 * Marks the messages of a discussion up to a given one as read by their recipient; undefined if none was unread. Locks
 * the discussion first, as senders and account deletions do, to avoid deadlocks. Messages stored meanwhile are neither
 * marked nor subtracted from the count. If both people share read marks, the newest marked message becomes the author's
 * mark.
 */
export async function markRead(
  db: Db,
  userId: number,
  discussionId: number,
  lastId: number,
): Promise<Reading | undefined> {
  const { rows } = await sql<Reading>`
    with locked as (
      select d.id, ${bothShowMarks("d")} and not exists (
        select from blocks b where (b.blocker_id, b.blocked_id) in ((d.user_low, d.user_high), (d.user_high, d.user_low))
      ) as is_shown
      from discussions d where d.id = ${discussionId} for no key update
    ), marked as (
      update messages set read_at = now()
      where recipient_id = ${userId} and discussion_id = (select id from locked) and id <= ${lastId} and read_at is null
      returning id
    ), total as (
      select count(*) as count, max(id) filter (where (select is_shown from locked)) as shown_id from marked
    )
    update discussions set
      unread_low = unread_low - case when user_low = ${userId} then (select count from total) else 0 end,
      unread_high = unread_high - case when user_high = ${userId} then (select count from total) else 0 end,
      read_by_low = greatest(read_by_low, case when user_low = ${userId} then (select shown_id from total) end),
      read_by_high = greatest(read_by_high, case when user_high = ${userId} then (select shown_id from total) end)
    where id = ${discussionId} and (select count from total) > 0
    returning case when (select is_shown from locked) then case ${userId}::bigint when user_low then user_high else user_low end
      end as "authorId"`.execute(db);
  return rows[0];
}
