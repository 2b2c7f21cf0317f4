import { expect } from "vitest";
import { apply, publish } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { messagesOf, sendMessage, skipGreetings, startDiscussion, withLive, typesSoFar } from "../context/live-acts";
import type { LiveConnection } from "../context/live-connection";
import { call, refused, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";
import { unblock, block } from "../people/people";

const change = (actor: TestUser, id: number, content: string) =>
  sendJson(actor, "PATCH", `/message/${id}`, { content });
const remove = (actor: TestUser, id: number) => call(actor, "DELETE", `/message/${id}`);
const lastOf = async (reader: TestUser) => (await unwrap(reader.GET("/discussions")))[0]?.lastMessage;
const unreadOf = async (reader: TestUser) => (await unwrap(reader.GET("/messages/unread-count"))).unread_count;

/** The message in the next `message_changed` event. */
const changed = async (channel: LiveConnection) => (await channel.next("message_changed")).data.message;

/** Two people, a message from one to the other, and their channels, which have both received it. */
const withMessage = (
  context: TestContext,
  act: (sent: {
    id: number;
    discussionId: number;
    me: TestUser;
    other: TestUser;
    mine: LiveConnection;
    theirs: LiveConnection;
  }) => Promise<void>,
) =>
  startDiscussion(context, async (mine, theirs, me, other) => {
    const sent = await sendMessage(mine, { content: "Mardi ?", recipientUsername: other.me.username, clientId: "c1" });
    await theirs.next("new_message");
    await theirs.next("unread_messages_count_update");
    await act({ id: sent.message.id, discussionId: sent.discussion.id, me, other, mine, theirs });
  });

export const messageChangeTests: ContractTest[] = [
  contractTest("shows only its sender until when a message can be changed (D-201)", "listMessages", (context) =>
    withMessage(context, async ({ discussionId, me, other }) => {
      const [sent] = (await messagesOf(me, discussionId)) ?? [];
      expect(sent).toHaveProperty("changeableUntil", expect.any(String));
      expect((await messagesOf(other, discussionId))?.[0]).not.toHaveProperty("changeableUntil");
    }),
  ),
  ...testsOf("updateMessage", {
    "changes a text for both people, on every channel, with the time (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other, mine, theirs }) => {
        await withLive(context, [me, other], async (alsoMine, alsoTheirs) => {
          for (const channel of [alsoMine, alsoTheirs]) await skipGreetings(channel);
          const { status, body } = await change(me, id, " Mercredi ? ");
          expect(status).toBe(200);
          const after = { id, content: "Mercredi ?", editedAt: expect.any(String) };
          expect(body).toMatchObject({ data: { ...after, clientId: "c1" } });
          for (const channel of [mine, alsoMine, theirs, alsoTheirs])
            expect(await changed(channel)).toMatchObject(after);
          for (const reader of [me, other]) {
            expect(await lastOf(reader)).toMatchObject(after);
            expect(await messagesOf(reader, discussionId)).toMatchObject([after]);
          }
        });
      }),
    "keeps the unread state, and shows the client id to its sender only (D-201)": (context) =>
      withMessage(context, async ({ id, me, other, theirs }) => {
        await change(me, id, "Mercredi ?");
        expect(await changed(theirs)).not.toHaveProperty("clientId");
        expect(await unreadOf(other)).toBe(1);
        expect(await typesSoFar(theirs)).toEqual([]);
      }),
    "ignores an unchanged text (D-201)": (context) =>
      withMessage(context, async ({ id, me, mine, theirs }) => {
        const { body } = await change(me, id, "Mardi ?");
        expect(body).not.toHaveProperty("data.editedAt");
        for (const channel of [mine, theirs]) expect(await typesSoFar(channel)).toEqual([]);
      }),
    "counts an edit towards the limit of sixty messages a minute (D-028, D-201)": (context) =>
      withMessage(context, async ({ id, me }) => {
        const texts = Array.from({ length: 60 }, (_, number) => `Mardi ${number} ?`);
        const statuses = await Promise.all(texts.map(async (text) => (await change(me, id, text)).status));
        expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([59, 1]);
      }),
    "may be changed by its sender only (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other }) => {
        expect(await change(other, id, "Jamais")).toEqual(refused(403));
        expect(await messagesOf(me, discussionId)).toMatchObject([{ content: "Mardi ?" }]);
      }),
    "keeps the delivered text for a recipient who blocks the sender (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other, mine, theirs }) => {
        await block(other, me);
        const { status, body } = await change(me, id, "Jamais lu");
        expect([status, body]).toMatchObject([200, { data: { content: "Jamais lu", editedAt: expect.any(String) } }]);
        expect(await changed(mine)).toMatchObject({ content: "Jamais lu" });
        expect(await typesSoFar(theirs)).not.toContain("message_changed");
        await unblock(other, me);
        const [kept] = (await messagesOf(other, discussionId)) ?? [];
        expect(kept).toMatchObject({ content: "Mardi ?" });
        expect(kept).not.toHaveProperty("editedAt");
        expect(await messagesOf(me, discussionId)).toMatchObject([{ content: "Jamais lu" }]);
        await change(me, id, "Mercredi ?");
        for (const reader of [me, other])
          expect(await messagesOf(reader, discussionId)).toMatchObject([{ content: "Mercredi ?" }]);
      }),
    "shows a recipient who blocks the sender the delivered text again (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other }) => {
        await block(other, me);
        for (const content of ["Jamais lu", "Mardi ?"]) await change(me, id, content);
        expect(await messagesOf(me, discussionId)).toMatchObject([{ content: "Mardi ?" }]);
      }),
    "cannot be changed by a sender who blocks the recipient, but can be deleted (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other }) => {
        await block(me, other);
        expect(await change(me, id, "Jamais lu")).toEqual(refused(403));
        expect(await remove(me, id)).toHaveProperty("status", 200);
        expect(await messagesOf(other, discussionId)).toMatchObject([{ content: "Message supprimé" }]);
      }),
  }),
  ...testsOf("deleteMessage", {
    "clears a message for both people, on every channel, and keeps its position (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other, mine, theirs }) => {
        await change(me, id, "Mercredi ?");
        for (const channel of [mine, theirs]) await changed(channel);
        const { status, body } = await remove(me, id);
        expect(status).toBe(200);
        const emptied = { id, content: "Message supprimé", deletedAt: expect.any(String) };
        expect(body).toMatchObject({ data: emptied });
        for (const channel of [mine, theirs]) expect(await changed(channel)).toMatchObject(emptied);
        for (const reader of [me, other]) {
          const [message] = (await messagesOf(reader, discussionId)) ?? [];
          expect(message).toMatchObject(emptied);
          for (const absent of ["editedAt", "changeableUntil"]) expect(message).not.toHaveProperty(absent);
          expect(await lastOf(reader)).toMatchObject(emptied);
        }
      }),
    "no longer counts as unread after deletion (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other, mine, theirs }) => {
        await sendMessage(mine, { content: "Ou mercredi ?", discussionId });
        await theirs.next("unread_messages_count_update");
        await remove(me, id);
        expect((await theirs.next("unread_messages_count_update")).data).toEqual({ unread_count: 1 });
        expect(await unreadOf(other)).toBe(1);
        await messagesOf(other, discussionId);
        expect(await unreadOf(other)).toBe(0);
      }),
    "keeps the unread count if it was read before deletion (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other, mine }) => {
        await messagesOf(other, discussionId);
        await sendMessage(mine, { content: "Ou mercredi ?", discussionId });
        await remove(me, id);
        expect(await unreadOf(other)).toBe(1);
      }),
    "may be deleted by its sender only, and once (D-201)": (context) =>
      withMessage(context, async ({ id, me, other }) => {
        expect(await remove(other, id)).toEqual(refused(403));
        expect(await remove(me, id)).toHaveProperty("status", 200);
        for (const again of [await remove(me, id), await change(me, id, "De retour")])
          expect(again).toEqual(refused(404));
      }),
    "is deleted despite a simultaneous change (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other }) => {
        const [removed, ...changes] = await Promise.all([
          remove(me, id),
          ...["Mercredi ?", "Jeudi ?"].map((content) => change(me, id, content)),
        ]);
        expect(removed).toHaveProperty("status", 200);
        for (const { status } of changes) expect([200, 404]).toContain(status);
        expect(await messagesOf(other, discussionId)).toMatchObject([{ id, content: "Message supprimé" }]);
      }),
    "is confirmed as deleted when it is sent again under its client id (D-146)": (context) =>
      withMessage(context, async ({ id, discussionId, me, mine }) => {
        await remove(me, id);
        const again = await sendMessage(mine, { content: "Mardi ?", discussionId, clientId: "c1" });
        expect(again.message).toMatchObject({ id, deletedAt: expect.any(String) });
        expect(await messagesOf(me, discussionId)).toHaveLength(1);
      }),
    "names no offer after deletion (D-201)": (context) =>
      startDiscussion(context, async (mine, _, me, other) => {
        const offer = await publish(other);
        await apply(me, offer.id);
        const about = { content: "1", recipientUsername: other.me.username, jobOfferID: offer.id };
        const { message, discussion } = await sendMessage(mine, about);
        expect(discussion.offer).toMatchObject({ id: offer.id });
        const { body } = await remove(me, message.id);
        expect(body).not.toHaveProperty("data.jobOfferID");
        expect((await unwrap(other.GET("/discussions")))[0]?.offer).toBeNull();
      }),
    "is deleted, and no longer unread, for a recipient who blocks the sender too (D-201)": (context) =>
      withMessage(context, async ({ id, discussionId, me, other, theirs }) => {
        await block(other, me);
        expect(await remove(me, id)).toHaveProperty("status", 200);
        expect(await typesSoFar(theirs)).not.toContain("message_changed");
        await unblock(other, me);
        expect(await unreadOf(other)).toBe(0);
        expect(await messagesOf(other, discussionId)).toMatchObject([{ id, content: "Message supprimé" }]);
      }),
    "cannot be reported once it is deleted (D-201)": (context) =>
      withMessage(context, async ({ id, me, other }) => {
        await remove(me, id);
        const report = { kind: "message", targetId: id, reason: "spam", text: "" };
        expect(await sendJson(other, "POST", "/reports", report)).toEqual(refused(404));
      }),
  }),
];
