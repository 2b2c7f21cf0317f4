import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest } from "../context/harness";
import { messagesOf, sendMessage, startDiscussion, withLive } from "../context/live-acts";
import { unwrap } from "../context/unwrap";

/** The number of unread messages in each discussion, by the other person, latest first. */
const unreadOf = async (reader: TestUser) =>
  (await unwrap(reader.GET("/discussions"))).map(({ interlocutor, unreadCount }) => [interlocutor.id, unreadCount]);
const totalOf = async (reader: TestUser) => (await unwrap(reader.GET("/messages/unread-count"))).unread_count;

export const messageUnreadTests: ContractTest[] = testsOf("listDiscussions", {
  "counts the other person's messages as unread, and none of one's own": (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      const to = { recipientUsername: other.me.username };
      const { discussion } = await sendMessage(mine, { content: "1", ...to });
      expect(discussion.unreadCount).toBe(0);
      await sendMessage(mine, { content: "2", ...to });
      expect([await unreadOf(me), await unreadOf(other)]).toEqual([[[other.me.id, 0]], [[me.me.id, 2]]]);
      const back = await sendMessage(theirs, { content: "3", discussionId: discussion.id });
      expect(back.discussion.unreadCount).toBe(2);
      expect([await unreadOf(me), await unreadOf(other)]).toEqual([[[other.me.id, 1]], [[me.me.id, 2]]]);
    }),
  "counts nothing as unread in a discussion that its reader has opened": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const neighbour = await theApplicant(context);
      const to = { recipientUsername: other.me.username };
      const { discussion } = await sendMessage(mine, { content: "1", ...to });
      await withLive(context, [neighbour], async (third) => {
        for (const content of ["2", "3"]) await sendMessage(third, { content, ...to });
      });
      const theirs = [neighbour.me.id, 2];
      expect(await unreadOf(other)).toEqual([theirs, [me.me.id, 1]]);
      expect(await totalOf(other)).toBe(3);
      await messagesOf(me, discussion.id);
      expect(await unreadOf(other)).toEqual([theirs, [me.me.id, 1]]);
      await messagesOf(other, discussion.id);
      expect(await unreadOf(other)).toEqual([theirs, [me.me.id, 0]]);
      expect(await totalOf(other)).toBe(2);
    }),
  "does not count messages of a blocked person as unread": (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      const { discussion } = await sendMessage(theirs, { content: "1", recipientUsername: me.me.username });
      await me.POST("/user/blocks", { body: { userId: other.me.id } });
      const sent = await sendMessage(theirs, { content: "2", discussionId: discussion.id });
      expect(sent.discussion.unreadCount).toBe(0);
      expect(await unreadOf(me)).toEqual([]);
      await me.DELETE("/user/blocks/{userId}", { params: { path: { userId: other.me.id } } });
      expect(await unreadOf(me)).toEqual([[other.me.id, 1]]);
      await sendMessage(mine, { content: "3", discussionId: discussion.id });
      expect(await unreadOf(other)).toEqual([[me.me.id, 1]]);
    }),
});
