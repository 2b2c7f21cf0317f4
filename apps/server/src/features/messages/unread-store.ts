import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { preparedOne } from "../../platform/database/prepared";
import { blockedBy } from "../blocks";

const unreadOn = (db: Db, [own, unread, other]: Side, userId: number) =>
  db
    .selectFrom("discussions")
    .select([`${unread} as unread`, `${other} as other_id`])
    .where(own, "=", userId)
    .where(unread, ">", sql.lit(0));

type Side = readonly ["user_low", "unread_low", "user_high"] | readonly ["user_high", "unread_high", "user_low"];

/** How many messages, not discussions, a user has not read, without those of people they blocked. */
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

/**
 * Marks the messages of a discussion up to one of them as read by their recipient; returns whether any was unread. The
 * discussion is locked before them, as by a sender and by who deletes an account: none of these waits for another in a
 * circle. One that is stored meanwhile is neither marked nor taken off the count.
 */
export async function markRead(db: Db, userId: number, discussionId: number, lastId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with locked as (select id from discussions where id = ${discussionId} for no key update), marked as (
      update messages set read_at = now()
      where recipient_id = ${userId} and discussion_id = (select id from locked) and id <= ${lastId} and read_at is null
      returning id
    ), total as (select count(*) as count from marked)
    update discussions set
      unread_low = unread_low - case when user_low = ${userId} then (select count from total) else 0 end,
      unread_high = unread_high - case when user_high = ${userId} then (select count from total) else 0 end
    where id = ${discussionId} and (select count from total) > 0`.execute(db);
  return numAffectedRows > 0n;
}
