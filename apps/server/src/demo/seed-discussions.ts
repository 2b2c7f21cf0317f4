import { castDiscussions } from "@passerelle/domain/cast";
import type { Tx } from "../platform/database/database";
import type { Ids } from "./ids";

/** Seeds the discussions; all messages but the unread ones count as read at once. */
export async function seedDiscussions(tx: Tx, ids: Ids): Promise<void> {
  for (const { between, messages } of castDiscussions) {
    const pair = between.map((person) => ids.of(person));
    const written = messages.map(({ by, daysAgo, content, isUnread }) => {
      const created_at = ids.ago(daysAgo);
      const sender_id = ids.of(by);
      const recipient_id = pair.find((id) => id !== sender_id);
      return { sender_id, recipient_id, content, created_at, read_at: isUnread ? null : created_at };
    });
    const { id } = await tx
      .insertInto("discussions")
      .values({
        user_low: Math.min(...pair),
        user_high: Math.max(...pair),
        last_message_at: new Date(Math.max(...written.map(({ created_at }) => created_at.getTime()))),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = written.map((message) => ({ ...message, discussion_id: id }));
    await tx.insertInto("messages").values(rows).execute();
  }
}
