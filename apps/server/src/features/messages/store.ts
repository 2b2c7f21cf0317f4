import { maxDiscussions, messagesPageSize } from "@passerelle/domain";
import { sql, type ExpressionBuilder, type Selectable, type SelectQueryBuilder } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "../../platform/database/database";
import { rowsPerBatch } from "../../platform/database/read-in-batches";
import { prepared, preparedOne } from "../../platform/database/prepared-queries";
import type { Database } from "../../platform/database/schema";
import { blockedBy } from "../blocks";
import { isFor, offerNamed } from "./discussed-offer-store";
import { readUpTo } from "./read-marks-store";
import { unreadOf } from "./unread-store";

const discussionColumns = [
  "id",
  "user_low",
  "user_high",
  "last_message_at",
  "unread_low",
  "unread_high",
  "read_by_low",
  "read_by_high",
] as const;
type Found = Pick<Selectable<Database["discussions"]>, (typeof discussionColumns)[number]>;
type Within = ExpressionBuilder<Database & { d: Found }, "d">;

const personColumns = ["u.id", "u.username", "u.firstname", "u.lastname", "u.avatar"] as const;

/** The public data of the person whose id is in a given column. */
export const personOf = (db: Db, id: string) =>
  jsonObjectFrom(db.selectFrom("users as u").select(personColumns).where("u.id", "=", sql.ref<number>(id)));

const pairOfDiscussion = { id: "d.id", low: "d.user_low", high: "d.user_high" };

export const messageColumns = [
  "m.id",
  "m.discussion_id",
  "m.sender_id",
  "m.content",
  "m.client_id",
  "m.job_offer_id",
  "m.created_at",
  "m.changeable_until",
  "m.edited_at",
  "m.deleted_at",
  "m.own_content",
  "m.own_edited_at",
] as const;

const latestOf = (eb: Within, readerId: number, count: number) =>
  eb
    .selectFrom("messages as m")
    .select(messageColumns)
    .whereRef("m.discussion_id", "=", "d.id")
    .where(isFor(readerId))
    .orderBy("m.id", "desc")
    .limit(sql.lit(count));

/** Discussions with both people (null if deleted), the reader's last message, and the unread counts and read marks. */
const whole = (db: Db, found: SelectQueryBuilder<Database, "discussions", Found>, readerId: number) =>
  db
    .selectFrom(found.as("d"))
    .select("d.id")
    .select((eb) => [
      personOf(db, "d.user_low").as("user1"),
      personOf(db, "d.user_high").as("user2"),
      jsonObjectFrom(latestOf(eb, readerId, 1)).as("last"),
      offerNamed(db, pairOfDiscussion, readerId).as("offer"),
      sql<number>`case when d.user_low = ${readerId} then d.unread_low else d.unread_high end`.as("unread"),
      readUpTo(readerId).as("readUpTo"),
    ]);

const sideOf = (db: Db, side: "user_low" | "user_high", userId: number) =>
  db.selectFrom("discussions").select(discussionColumns).where(side, "=", userId);

/** Whether a reader has blocked neither person of a discussion. */
const isReachable = (db: Db, readerId: number) => (eb: Within) =>
  eb.not(
    eb.exists(
      blockedBy(db, readerId).where((block) =>
        block("blocked_id", "in", [eb.ref("d.user_low"), eb.ref("d.user_high")]),
      ),
    ),
  );

const findDiscussions = prepared((db, { userId }: { userId: number }, max: number) =>
  whole(db, sideOf(db, "user_low", userId).unionAll(sideOf(db, "user_high", userId)), userId)
    .where(isReachable(db, userId))
    // Excludes discussions in which the reader received nothing, because the sender was blocked.
    .where((eb) => eb.exists(latestOf(eb, userId, 1)))
    .orderBy("d.last_message_at", "desc")
    .orderBy("d.id", "desc")
    .limit(sql.lit(max)),
);

// A message withheld from the reader still moves its discussion up in the table, so a few more are read and sorted
// again.
const spare = 20;

type Last = { created_at: string; id: number } | null;
function latestFirst(a: Last, b: Last): number {
  const [one, other] = [a?.created_at ?? "", b?.created_at ?? ""];
  return one === other ? (b?.id ?? 0) - (a?.id ?? 0) : one < other ? 1 : -1;
}

/** A person's discussions, except with people they blocked, sorted by the latest message they see, newest first. */
export async function listDiscussions(db: Db, userId: number, max = maxDiscussions) {
  const found = await findDiscussions(db, { userId }, Math.min(max + spare, maxDiscussions));
  return found.toSorted((a, b) => latestFirst(a.last, b.last)).slice(0, max);
}

const own = (db: Db, userId: number, id: number) =>
  whole(
    db,
    db
      .selectFrom("discussions")
      .select(discussionColumns)
      .where("id", "=", id)
      .where((eb) => eb.or([eb("user_low", "=", userId), eb("user_high", "=", userId)])),
    userId,
  );

/** A discussion of a user; undefined if they neither wrote nor received a message in it. */
export async function findDiscussion(db: Db, userId: number, id: number) {
  const discussion = await own(db, userId, id).executeTakeFirst();
  return discussion?.last ? discussion : undefined;
}

export type Person = NonNullable<DiscussionRow["user1"]>;

export type DiscussionRow = NonNullable<Awaited<ReturnType<typeof findDiscussion>>>;

const findHistories = prepared((db, { readerId, id, before }: { readerId: number; id: number; before: number }) =>
  own(db, readerId, id)
    .where(isReachable(db, readerId))
    .select((eb) => jsonArrayFrom(latestOf(eb, readerId, messagesPageSize).where("m.id", "<", before)).as("messages")),
);

/**
 * A discussion with a reader's latest messages, or the latest before a given one, oldest first; undefined also if
 * the reader blocks the other person.
 */
export async function findHistory(db: Db, readerId: number, id: number, before = Number.MAX_SAFE_INTEGER) {
  const [found] = await findHistories(db, { readerId, id, before });
  return found?.last ? { ...found, last: found.last, messages: found.messages.toReversed() } : undefined;
}

const seenBy = (db: Db, readerId: number) =>
  db.selectFrom("messages as m").select(messageColumns).where(isFor(readerId));

/** The next hundred messages that a reader sees in a discussion after a given one, oldest first. */
export function listMessagesAfter(db: Db, readerId: number, discussionId: number, after: number) {
  return seenBy(db, readerId)
    .where("m.discussion_id", "=", discussionId)
    .where("m.id", ">", after)
    .orderBy("m.id")
    .limit(sql.lit(rowsPerBatch))
    .execute();
}

const findSent = prepared((db, { id, senderId }: { id: number; senderId: number }) => {
  const found = db
    .selectFrom("discussions")
    .select(discussionColumns)
    .where("id", "=", (eb) => eb.selectFrom("messages").select("discussion_id").where("id", "=", id));
  return whole(db, found, senderId).select((eb) => {
    const message = eb.selectFrom("messages as m").select(messageColumns).where("m.id", "=", id);
    const begins = sql<boolean>`not exists (select from messages e where e.discussion_id = d.id and e.id < ${id})`;
    return [jsonObjectFrom(message).$notNull().as("message"), begins.as("begins")];
  });
});

/** A sent message with its discussion, and whether it is the first; undefined if deleted. */
export const findWithMessage = async (db: Db, id: number, senderId: number) =>
  (await findSent(db, { id, senderId }))[0];

/** A message with its sender, null if deleted, and its reader's unread count. */
export const findDelivered = preparedOne((db, { id, readerId }: { id: number; readerId: number }) =>
  db.selectNoFrom((eb) => {
    const message = eb
      .selectFrom("messages as m")
      .select(messageColumns)
      .select(personOf(db, "m.sender_id").as("sender"))
      .where("m.id", "=", id);
    return [jsonObjectFrom(message).as("message"), sql<number>`(${unreadOf(db, readerId)})`.as("unread")];
  }),
);

export type SentRow = NonNullable<Awaited<ReturnType<typeof findWithMessage>>>;

/** A message that a reader wrote or received; undefined if deleted. */
export const findSeenMessage = (db: Db, id: number, readerId: number) =>
  seenBy(db, readerId).where("m.id", "=", id).where("m.deleted_at", "is", null).executeTakeFirst();
