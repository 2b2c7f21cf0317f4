import { secondsMessageChangeable } from "@passerelle/domain";
import { castDiscussions } from "@passerelle/domain/cast";
import { wordsOf } from "../platform/database/search-words";
import { secondsAfter } from "../platform/clock";
import type { Tx } from "../platform/database/database";
import type { Ids } from "./ids";

/** Seeds the discussions; marks all messages as read immediately, except the unread ones, which are not mailed. */
export async function seedDiscussions(tx: Tx, ids: Ids): Promise<void> {
  for (const { between, messages } of castDiscussions) {
    const pair = between.map((person) => ids.of(person));
    const written = messages.map(({ by, daysAgo, content, isUnread }) => {
      const created_at = ids.ago(daysAgo);
      const sender_id = ids.of(by);
      const recipient_id = pair.find((id) => id !== sender_id);
      const read_at = isUnread ? null : created_at;
      const changeable_until = secondsAfter(created_at, secondsMessageChangeable);
      return { sender_id, recipient_id, content, words: wordsOf(content), created_at, changeable_until, read_at };
    });
    const unreadOf = (person: number) =>
      written.filter(({ recipient_id, read_at }) => recipient_id === person && read_at === null).length;
    const [low, high] = [Math.min(...pair), Math.max(...pair)];
    const { id } = await tx
      .insertInto("discussions")
      .values({
        user_low: low,
        user_high: high,
        last_message_at: new Date(Math.max(...written.map(({ created_at }) => created_at.getTime()))),
        unread_low: unreadOf(low),
        unread_high: unreadOf(high),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = written.map((message) => ({ ...message, discussion_id: id }));
    const stored = await tx.insertInto("messages").values(rows).returning("id").execute();
    const newest = Math.max(...stored.map((message) => message.id));
    await tx.updateTable("discussions").set({ mailed_low: newest, mailed_high: newest }).where("id", "=", id).execute();
  }
}
