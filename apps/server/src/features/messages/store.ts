import { sql, type ExpressionBuilder, type Selectable, type SelectQueryBuilder } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "../../platform/database/database";
import type { Database } from "../../platform/database/schema";
import { idNamed } from "../auth";

/** The contract's bounds of the two lists (D-154). */
const maxDiscussions = 10_000;
const maxMessages = 200;

const discussionColumns = ["id", "user_low", "user_high", "last_message_at"] as const;
type Found = Pick<Selectable<Database["discussions"]>, (typeof discussionColumns)[number]>;
type Within = ExpressionBuilder<Database & { d: Found }, "d">;

const personColumns = ["u.id", "u.username", "u.firstname", "u.lastname", "u.avatar"] as const;

const personOf = (eb: Within, side: "d.user_low" | "d.user_high") =>
  jsonObjectFrom(eb.selectFrom("users as u").select(personColumns).whereRef("u.id", "=", side));

const messageColumns = ["m.id", "m.discussion_id", "m.sender_id", "m.content", "m.client_id", "m.created_at"] as const;

const lastOf = (eb: Within) =>
  jsonObjectFrom(
    eb
      .selectFrom("messages as m")
      .select(messageColumns)
      .whereRef("m.discussion_id", "=", "d.id")
      .orderBy("m.id", "desc")
      .limit(sql.lit(1)),
  );

/** Discussions with their two people, null if deleted, and their last message. */
const whole = (db: Db, found: SelectQueryBuilder<Database, "discussions", Found>) =>
  db
    .selectFrom(found.as("d"))
    .select("d.id")
    .select((eb) => [
      personOf(eb, "d.user_low").as("user1"),
      personOf(eb, "d.user_high").as("user2"),
      lastOf(eb).as("last"),
    ]);

const sideOf = (db: Db, side: "user_low" | "user_high", userId: number) =>
  db.selectFrom("discussions").select(discussionColumns).where(side, "=", userId);

/** Somebody's discussions, the one with the latest message first. */
export function listDiscussions(db: Db, userId: number) {
  return whole(db, sideOf(db, "user_low", userId).unionAll(sideOf(db, "user_high", userId)))
    .orderBy("d.last_message_at", "desc")
    .orderBy("d.id", "desc")
    .limit(sql.lit(maxDiscussions))
    .execute();
}

/** A discussion of a user. */
export function findDiscussion(db: Db, userId: number, id: number) {
  const found = db
    .selectFrom("discussions")
    .select(discussionColumns)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("user_low", "=", userId), eb("user_high", "=", userId)]));
  return whole(db, found).executeTakeFirst();
}

export type DiscussionRow = NonNullable<Awaited<ReturnType<typeof findDiscussion>>>;

/** The latest 200 messages of a discussion, or of those before one of them, oldest first. */
export async function listMessages(db: Db, discussionId: number, before = Number.MAX_SAFE_INTEGER) {
  const latest = await db
    .selectFrom("messages as m")
    .select(messageColumns)
    .where("m.discussion_id", "=", discussionId)
    .where("m.id", "<", before)
    .orderBy("m.id", "desc")
    .limit(sql.lit(maxMessages))
    .execute();
  return latest.toReversed();
}

/** Marks the other person's messages as read; returns whether any was unread. */
export async function markRead(tx: Tx, userId: number, discussionId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("messages")
    .set({ read_at: sql`now()` })
    .where("recipient_id", "=", userId)
    .where("discussion_id", "=", discussionId)
    .where("read_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** A message with its discussion, and whether it is the first; undefined if deleted. */
export function findWithMessage(db: Db, id: number) {
  const found = db
    .selectFrom("discussions")
    .select(discussionColumns)
    .where("id", "=", (eb) => eb.selectFrom("messages").select("discussion_id").where("id", "=", id));
  return whole(db, found)
    .select((eb) => {
      const message = eb.selectFrom("messages as m").select(messageColumns).where("m.id", "=", id);
      const begins = sql<boolean>`not exists (select from messages e where e.discussion_id = d.id and e.id < ${id})`;
      return [jsonObjectFrom(message).$notNull().as("message"), begins.as("begins")];
    })
    .executeTakeFirst();
}

/** A message with its sender, null if deleted; undefined if the message is deleted. */
export function findMessage(db: Db, id: number) {
  return db
    .selectFrom("messages as m")
    .select(messageColumns)
    .select((eb) => {
      const sender = eb.selectFrom("users as u").select(personColumns).whereRef("u.id", "=", "m.sender_id");
      return jsonObjectFrom(sender).as("sender");
    })
    .where("m.id", "=", id)
    .executeTakeFirst();
}

/** The verified user of a name, current or former. */
export function findRecipient(db: Db, username: string, now: Date) {
  return db
    .selectFrom("users")
    .select("id")
    .where("id", "=", idNamed(username, now))
    .where("verified_at", "is not", null)
    .executeTakeFirst();
}

/** The other person of a user's discussion; undefined if it is not theirs, or the other person is deleted. */
export async function findOther(db: Db, userId: number, discussionId: number): Promise<number | undefined> {
  const pair = await db
    .selectFrom("discussions")
    .select(["user_low", "user_high"])
    .where("id", "=", discussionId)
    .executeTakeFirst();
  const ids = [pair?.user_low ?? undefined, pair?.user_high ?? undefined];
  return ids.includes(userId) ? ids.find((id) => id !== userId) : undefined;
}

/** The message that a user sent under a client id. */
export function findByClientId(db: Db, senderId: number, clientId: string) {
  return db
    .selectFrom("messages")
    .select("id")
    .where("sender_id", "=", senderId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
}

/** How many messages, not discussions, a user has not read. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipient_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A message to store. */
export interface NewMessage {
  senderId: number;
  recipientId: number;
  content: string;
  clientId: string | undefined;
}

/**
 * Stores a message and, if it is a pair's first, their discussion. The update locks the discussion until the commit, so
 * ids and dates within it grow in the order in which readers see the messages. A repeated client id is a unique violation
 * and stores nothing.
 */
export async function insertMessage(db: Db, { senderId, recipientId, content, clientId }: NewMessage): Promise<number> {
  const [low, high] = [Math.min(senderId, recipientId), Math.max(senderId, recipientId)];
  const { rows } = await sql<{ id: number }>`
    with discussion as (
      insert into discussions (user_low, user_high, last_message_at) values (${low}, ${high}, clock_timestamp())
      on conflict (user_low, user_high) do update set last_message_at = clock_timestamp()
      returning id, last_message_at
    )
    insert into messages (discussion_id, sender_id, recipient_id, content, client_id, created_at)
    select id, ${senderId}::bigint, ${recipientId}::bigint, ${content}, ${clientId ?? null}, last_message_at
    from discussion
    returning id`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error("The database has not stored a message.");
  return stored.id;
}
