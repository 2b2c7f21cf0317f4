import { insertMessage } from "../features/messages";
import type { Tx } from "../platform/database/database";
import { demoDiscussion } from "./discussion";

const hour = 60 * 60 * 1000;

/** The discussion of the demo, as if each message but the last had been read at once. */
export async function seedDiscussion(tx: Tx, idOf: (username: string) => number): Promise<void> {
  const { between, messages, unreadSince } = demoDiscussion;
  for (const { by, content, hoursAgo } of messages) {
    const recipient = by === between[0] ? between[1] : between[0];
    const message = { senderId: idOf(by), recipientId: idOf(recipient), content, clientId: undefined };
    const id = await insertMessage(tx, message);
    const created_at = new Date(Date.now() - hoursAgo * hour);
    const read_at = hoursAgo < unreadSince ? null : created_at;
    const { discussion_id } = await tx
      .updateTable("messages")
      .set({ created_at, read_at })
      .where("id", "=", id)
      .returning("discussion_id")
      .executeTakeFirstOrThrow();
    await tx.updateTable("discussions").set({ last_message_at: created_at }).where("id", "=", discussion_id).execute();
  }
}
