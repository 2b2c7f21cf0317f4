import { castDiscussions } from "@passerelle/domain/cast";
import { insertMessage } from "../features/messages";
import type { Tx } from "../platform/database/database";
import type { Ids } from "./ids";

/** Seeds the discussions; all messages but the unread ones count as read at once. */
export async function seedDiscussions(tx: Tx, ids: Ids): Promise<void> {
  for (const { between, messages } of castDiscussions)
    for (const { by, daysAgo, content, isUnread } of messages) {
      const to = by === between[0] ? between[1] : between[0];
      const message = { senderId: ids.of(by), recipientId: ids.of(to), content, clientId: undefined };
      const id = await insertMessage(tx, message);
      const created_at = ids.ago(daysAgo);
      const { discussion_id } = await tx
        .updateTable("messages")
        .set({ created_at, read_at: isUnread ? null : created_at })
        .where("id", "=", id)
        .returning("discussion_id")
        .executeTakeFirstOrThrow();
      const last = { last_message_at: created_at };
      await tx.updateTable("discussions").set(last).where("id", "=", discussion_id).execute();
    }
}
