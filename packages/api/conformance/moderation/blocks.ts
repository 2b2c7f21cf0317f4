import { expect } from "vitest";
import { apply, everyUser, publish, theRecruiter, unreadNotificationsOf, withdraw } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, exclusive, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { everythingSoFar, messagesOf, sendMessage, startDiscussion, textsOf } from "../context/live-acts";
import { call, refused, sendJson } from "../context/calls";
import { comment, find, notificationsOf, post } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";
import { unblock } from "../people/people";

const block = (by: TestUser, { me }: TestUser) =>
  unwrap(by.POST("/user/blocks", { body: { userId: me.id } })).then(({ data }) => data);
const blockedBy = async (reader: TestUser) => (await unwrap(reader.GET("/user/blocks"))).map(({ id }) => id);
const unreadMessagesOf = async (reader: TestUser) => (await unwrap(reader.GET("/messages/unread-count"))).unread_count;

const total = async (reader: TestUser) => (await unwrap(reader.GET("/posts"))).totalItems;
const knows = async (reader: TestUser, { me }: TestUser) => (await everyUser(reader)).some(({ id }) => id === me.id);
const findNamed = (reader: TestUser, { me }: TestUser) => call(reader, "GET", `/users/${me.username}`);

/** A person who blocks, the person they block, and an uninvolved third person. */
async function threePeople({ signIn, ...context }: TestContext) {
  const [blocker, blocked] = [await signIn("applicant"), await signIn("recruiter")];
  return { blocker, blocked, other: await theRecruiter({ signIn, ...context }) };
}

const lists: ContractTest[] = [
  ...testsOf("createBlock", {
    "lists the newest block first, without duplicates": async (context) => {
      const { blocker, blocked, other } = await threePeople(context);
      const body = { userId: blocked.me.id };
      expect(await sendJson(blocker, "POST", "/user/blocks", body)).toHaveProperty("status", 201);
      expect((await block(blocker, other)).username).toBe(other.me.username);
      expect(await sendJson(blocker, "POST", "/user/blocks", body)).toHaveProperty("status", 200);
      expect(await blockedBy(blocker)).toEqual([other.me.id, blocked.me.id]);
      expect(await blockedBy(blocked)).toEqual([]);
      await unblock(blocker, blocked);
      await block(blocker, blocked);
      expect(await blockedBy(blocker)).toEqual([blocked.me.id, other.me.id]);
    },
    "deletes the blocker's notifications of the person, for good (D-292)": async (context) => {
      const [reader, blocked, other] = [
        await context.signIn("applicant"),
        await context.signIn("recruiter", { firstname: "Cyprien", lastname: "Bloqué" }),
        await context.signIn("recruiter"),
      ];
      const [one, two] = [await post(reader), await post(reader)];
      for (const postID of [one.id, two.id]) await sendJson(blocked, "POST", "/post-like", { postID });
      await sendJson(other, "POST", "/post-like", { postID: one.id });
      expect(await notificationsOf(reader)).toHaveLength(2);
      await sendJson(reader, "POST", "/user/blocks", { userId: blocked.me.id });
      const left = await notificationsOf(reader);
      expect([left.length, await unreadNotificationsOf(reader)]).toEqual([1, 1]);
      expect(left[0]?.message).not.toContain("Bloqué");
      await call(reader, "DELETE", `/user/blocks/${blocked.me.id}`);
      expect(await notificationsOf(reader)).toEqual(left);
    },
    "refuses to block oneself or an unknown person": async (context) => {
      const { blocker } = await threePeople(context);
      expect(await sendJson(blocker, "POST", "/user/blocks", { userId: blocker.me.id })).toEqual(refused(400));
      expect(await sendJson(blocker, "POST", "/user/blocks", { userId: 2_000_000_000 })).toEqual(refused(404));
      expect(await blockedBy(blocker)).toEqual([]);
    },
  }),
  contractTest("unblocks a blocked person, and no one else", "deleteBlock", async (context) => {
    const { blocker, blocked, other } = await threePeople(context);
    for (const one of [other, blocked]) await block(blocker, one);
    await block(other, blocker);
    expect(await unblock(blocked, blocker)).toEqual(refused(404));
    expect(await unblock(other, blocked)).toEqual(refused(404));
    expect(await blockedBy(blocker)).toEqual([blocked.me.id, other.me.id]);
    expect(await unblock(blocker, blocked)).toHaveProperty("status", 200);
    expect(await unblock(blocker, blocked)).toEqual(refused(404));
    expect(await blockedBy(blocker)).toEqual([other.me.id]);
    expect(await blockedBy(other)).toEqual([blocker.me.id]);
    expect(await unblock(other, blocker)).toHaveProperty("status", 200);
  }),
];

const posts: ContractTest[] = [
  contractTest(
    "hides the blocked person's posts from the blocker only",
    "listPosts",
    exclusive(async (context) => {
      const { blocker, blocked, other } = await threePeople(context);
      const { id } = await post(blocked);
      const [before, others] = [await total(blocker), await total(other)];
      await block(blocker, blocked);
      expect(await find(blocker, id)).toBeUndefined();
      expect(await call(blocker, "GET", `/post/${id}`)).toEqual(refused(404));
      expect(await total(blocker)).toBe(before - 1);
      expect(await total(other)).toBeGreaterThanOrEqual(others);
      for (const reader of [blocked, other]) expect(await find(reader, id)).toMatchObject({ id });
      await unblock(blocker, blocked);
      expect(await find(blocker, id)).toMatchObject({ id });
    }),
  ),
  contractTest("notifies neither person about the other", "listNotifications", async (context) => {
    const { blocker, blocked, other } = await threePeople(context);
    const mine = await post(blocker);
    const application = await apply(blocker, (await publish(blocked)).id);
    await block(blocker, blocked);
    await comment(blocked, mine.id);
    await withdraw(blocker, application.id);
    await sendJson(blocked, "POST", "/post-like", { postID: mine.id });
    expect(await notificationsOf(blocker)).toEqual([]);
    expect(await notificationsOf(blocked)).toEqual([]);
    await comment(other, mine.id);
    expect(await notificationsOf(blocker)).toHaveLength(1);
  }),
];

const messages: ContractTest[] = [
  contractTest("confirms a blocked person's messages without delivering them", "connectLive", (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      await block(me, other);
      const sent = await sendMessage(theirs, { content: "Bonjour ?", recipientUsername: me.me.username });
      expect(sent).toMatchObject({ message: { content: "Bonjour ?" }, isNewDiscussion: true });
      expect(await textsOf(other, sent.discussion.id)).toEqual(["Bonjour ?"]);
      expect((await everythingSoFar(mine)).filter(({ type }) => type === "new_message")).toEqual([]);
      expect(await unreadMessagesOf(me)).toBe(0);
      expect(await unwrap(me.GET("/discussions"))).toEqual([]);
      await unblock(me, other);
      expect(await unwrap(me.GET("/discussions"))).toEqual([]);
      expect(await messagesOf(me, sent.discussion.id)).toBeUndefined();
      const { isNewDiscussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
      expect(isNewDiscussion).toBe(true);
    }),
  ),
  contractTest("keeps its position despite undelivered messages (D-142)", "listDiscussions", (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      const third = await context.signIn("applicant");
      const { discussion } = await sendMessage(theirs, { content: "1", recipientUsername: me.me.username });
      const later = await sendMessage(mine, { content: "2", recipientUsername: third.me.username });
      await block(me, other);
      await sendMessage(theirs, { content: "3", recipientUsername: me.me.username });
      await unblock(me, other);
      const order = (await unwrap(me.GET("/discussions"))).map(({ id }) => id);
      expect(order).toEqual([later.discussion.id, discussion.id]);
    }),
  ),
  contractTest("keeps earlier messages, hidden while the person is blocked", "listDiscussions", (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
      await sendMessage(theirs, { content: "2", discussionId: discussion.id });
      await block(me, other);
      expect(await unreadMessagesOf(me)).toBe(0);
      expect(await call(me, "GET", `/discussions/${discussion.id}/messages`)).toEqual(refused(404));
      await sendMessage(theirs, { content: "3", discussionId: discussion.id });
      expect(await unwrap(me.GET("/discussions"))).toEqual([]);
      expect(await unwrap(other.GET("/discussions"))).toMatchObject([{ lastMessage: { content: "3" } }]);
      await unblock(me, other);
      expect(await unwrap(me.GET("/discussions"))).toMatchObject([{ lastMessage: { content: "2" } }]);
      expect(await textsOf(me, discussion.id)).toEqual(["1", "2"]);
      await sendMessage(theirs, { content: "4", discussionId: discussion.id });
      expect(await textsOf(me, discussion.id)).toEqual(["1", "2", "4"]);
    }),
  ),
  contractTest("sends the count after a block and after its end to every channel", "createBlock", (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      await sendMessage(theirs, { content: "1", recipientUsername: me.me.username });
      const next = async () => (await mine.next("unread_messages_count_update")).data.unread_count;
      expect(await next()).toBe(1);
      await block(me, other);
      expect(await next()).toBe(0);
      await unblock(me, other);
      expect(await next()).toBe(1);
    }),
  ),
  contractTest("refuses a message to a blocked person", "connectLive", (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      await block(me, other);
      mine.send({ type: "send_message", data: { content: "1", recipientUsername: other.me.username } });
      expect((await mine.next("error")).data).toMatchObject({ message: expect.any(String) });
      expect(await everythingSoFar(theirs)).toEqual([]);
      expect(await unwrap(other.GET("/discussions"))).toEqual([]);
    }),
  ),
  contractTest("hides the blocked person from the blocker's directory only", "listUsers", async (context) => {
    const { blocker, blocked, other } = await threePeople(context);
    await block(blocker, blocked);
    expect(await knows(blocker, blocked)).toBe(false);
    expect(await knows(blocked, blocker)).toBe(true);
    expect(await knows(other, blocked)).toBe(true);
  }),
  contractTest("hides the blocked person from the blocker only, by name too", "getUser", async (context) => {
    const { blocker, blocked, other } = await threePeople(context);
    await block(blocker, blocked);
    expect(await findNamed(blocker, blocked)).toEqual(refused(404));
    expect(await findNamed(blocker, other)).toHaveProperty("status", 200);
    expect(await findNamed(blocked, blocker)).toHaveProperty("status", 200);
    expect(await findNamed(other, blocked)).toHaveProperty("status", 200);
    await unblock(blocker, blocked);
    expect(await findNamed(blocker, blocked)).toHaveProperty("status", 200);
  }),
];

export const blockTests: ContractTest[] = [...lists, ...posts, ...messages];
