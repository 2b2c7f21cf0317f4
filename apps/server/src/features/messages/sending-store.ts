import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { idNamed } from "../auth";

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

/** A message to store. */
export interface NewMessage {
  senderId: number;
  recipientId: number;
  /** Stays with its sender. */
  isWithheld?: boolean;
  content: string;
  clientId: string | undefined;
}

/**
 * Stores a message and, if it is a pair's first, their discussion. The update locks the discussion until the commit, so
 * ids and dates within it grow in the order in which readers see the messages. A repeated client id is a unique violation
 * and stores nothing.
 */
export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const { senderId, recipientId, isWithheld = false, content, clientId } = message;
  const [low, high] = [Math.min(senderId, recipientId), Math.max(senderId, recipientId)];
  const { rows } = await sql<{ id: number }>`
    with discussion as (
      insert into discussions (user_low, user_high, last_message_at) values (${low}, ${high}, clock_timestamp())
      on conflict (user_low, user_high) do update set last_message_at = clock_timestamp()
      returning id, last_message_at
    )
    insert into messages (discussion_id, sender_id, recipient_id, content, client_id, created_at)
    select id, ${senderId}::bigint, ${isWithheld ? null : recipientId}::bigint, ${content}, ${clientId ?? null}, last_message_at
    from discussion
    returning id`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error("The database has not stored a message.");
  return stored.id;
}
