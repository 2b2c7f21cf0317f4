import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { doesBlock } from "../blocks";
import { isFor } from "./discussed-offer-store";
import { wordsOf } from "../../platform/database/search-words";

/** Locks a message that a reader wrote or received, and finds whether one of the two people blocks the other. */
export const lockMessage = (tx: Tx, id: number, readerId: number) =>
  tx
    .selectFrom("messages as m")
    .select(["m.id", "m.discussion_id", "m.sender_id", "m.recipient_id", "m.content", "m.own_content"])
    .select(["m.read_at", "m.changeable_until", "m.deleted_at"])
    .select([doesBlock(sql.ref("m.sender_id"), sql.ref("m.recipient_id")).as("blocks")])
    .select([doesBlock(sql.ref("m.recipient_id"), sql.ref("m.sender_id")).as("isBlocked")])
    .where("m.id", "=", id)
    .where(isFor(readerId))
    .forUpdate("m")
    .executeTakeFirst();

/** Locks the discussion of a message. Updates of the message count take this lock before those of messages. */
export const lockDiscussionOf = (tx: Tx, id: number) =>
  tx
    .selectFrom("discussions")
    .select("id")
    .where("id", "=", (eb) => eb.selectFrom("messages").select("discussion_id").where("id", "=", id))
    .forNoKeyUpdate()
    .execute();

/** Changes the text of a message, for both people or only for its sender. */
export async function updateMessage(tx: Tx, id: number, content: string, now: Date, isForBoth: boolean): Promise<void> {
  const changes = isForBoth
    ? { content, words: wordsOf(content), edited_at: now, own_content: null, own_words: null, own_edited_at: null }
    : { own_content: content, own_words: wordsOf(content), own_edited_at: now };
  await tx.updateTable("messages").set(changes).where("id", "=", id).execute();
}

/** Empties a message, marks it as read, and clears its offer. */
export async function emptyMessage(tx: Tx, id: number, now: Date): Promise<void> {
  const gone = { content: "", words: "", own_content: null, own_words: null, own_edited_at: null, edited_at: null };
  const changes = { ...gone, job_offer_id: null, deleted_at: now, read_at: sql<Date>`coalesce(read_at, ${now})` };
  await tx.updateTable("messages").set(changes).where("id", "=", id).execute();
}

/** Subtracts one from the recipient's unread messages. */
export async function countOneLess(tx: Tx, discussionId: number, recipientId: number): Promise<void> {
  const less = (side: "low" | "high") =>
    sql<number>`${sql.ref(`unread_${side}`)} - case when ${sql.ref(`user_${side}`)} = ${recipientId} then 1 else 0 end`;
  await tx
    .updateTable("discussions")
    .set({ unread_low: less("low"), unread_high: less("high") })
    .where("id", "=", discussionId)
    .execute();
}
