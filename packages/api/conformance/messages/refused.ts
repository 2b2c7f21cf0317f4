import { expect } from "vitest";
import { anotherApplicant, theApplicant, theRecruiter } from "../context/acts";
import { INVISIBLE, UNSTORABLE } from "../context/builders";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { startDiscussion, sendMessage, skipGreetings, textsOf, withLive } from "../context/live-acts";
import type { LiveConnection } from "../context/live-connection";

/** Invalid values of a field; the rest of the message is valid. */
const wrong: Record<"content" | "discussionId" | "recipientUsername", readonly unknown[]> = {
  content: [undefined, null, "", " \n\t", INVISIBLE, 5, true, [], ["Bonjour"], {}, "x".repeat(5001), "🙂".repeat(5001)],
  discussionId: [null, "", "abc", 0, -1, 1.5, "1e3", "0x1", true, [], {}, 999_999_999, 9e15, 1e300],
  recipientUsername: [
    null,
    "",
    " ",
    5,
    true,
    [],
    {},
    "ab",
    "a b",
    "x".repeat(31),
    "é".repeat(5),
    "a\u0000b",
    "@jeanne",
  ],
};

const wrongClientIds = ["", " ", "a b", "é", "a".repeat(65), "a\u0000b", "../a", 5, null, true, [], {}];

const frame = (data: unknown) => JSON.stringify({ type: "send_message", data });

/** Sends invalid messages, each with its own client id, and checks that none is stored. */
async function areRefused(context: TestContext, drafts: (me: TestUser, other: TestUser) => object[]): Promise<void> {
  const [me, other] = [await theApplicant(context), await anotherApplicant(context)];
  const stored = () => Promise.all([me, other].map(async (actor) => (await actor.GET("/discussions")).data));
  const before = await stored();
  await withLive(context, [me], async (channel) => {
    await skipGreetings(channel);
    for (const [index, data] of drafts(me, other).entries()) {
      const clientId = `c${index}`;
      channel.send(frame({ clientId, ...data }));
      const refusal = (await channel.next("error")).data;
      expect({ ...data, refusal }).toEqual({ ...data, refusal: { message: expect.stringMatching(/\S/), clientId } });
    }
  });
  expect(await stored()).toEqual(before);
}

/** Sends many messages at once; returns the ids of those confirmed. The others exceed the rate limit. */
async function flood(channel: LiveConnection, clientIds: readonly string[], data: object): Promise<string[]> {
  for (const clientId of clientIds) channel.send(frame({ content: clientId, clientId, ...data }));
  const confirmed = new Set<string>();
  const refused = new Map<string, number | undefined>();
  await channel.until((pending) => {
    for (const message of pending) {
      if (message.type === "message_sent") confirmed.add(message.data.message.clientId ?? "");
      if (message.type === "error") refused.set(message.data.clientId ?? "", message.data.retryAfter);
    }
    return clientIds.every((clientId) => confirmed.has(clientId) || refused.has(clientId));
  });
  for (const [clientId, retryAfter] of refused)
    expect({ clientId, retryAfter }).toEqual({ clientId, retryAfter: soon });
  return clientIds.filter((clientId) => confirmed.has(clientId));
}

/** Seconds until the message may be sent again: a minute at most. */
const soon = expect.toSatisfy((seconds) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 60);

const named = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

export const refusedMessageTests: ContractTest[] = testsOf("connectLive", {
  "refuses an invalid content, and names its client id (D-144)": (context) =>
    areRefused(context, (_, { me: { username } }) =>
      [...wrong.content, ...Object.values(UNSTORABLE)].map((content) => ({ content, recipientUsername: username })),
    ),
  "refuses an invalid discussion, and names the client id (D-144)": (context) =>
    areRefused(context, () => wrong.discussionId.map((discussionId) => ({ content: "?", discussionId }))),
  "refuses an unknown recipient, and names the client id (D-143)": (context) =>
    areRefused(context, () =>
      [...wrong.recipientUsername, "personne.du.tout"].map((recipientUsername) => ({
        content: "?",
        recipientUsername,
      })),
    ),
  "refuses a message without a recipient, with two, and to oneself (D-143)": (context) =>
    areRefused(context, ({ me }, { me: { username } }) => [
      { content: "?" },
      { content: "?", discussionId: 1, recipientUsername: username },
      { content: "?", discussionId: null, recipientUsername: username },
      { content: "?", recipientUsername: me.username },
      { content: "?", recipientUsername: me.username.toUpperCase() },
    ]),
  "refuses a message to an unverified user (D-143)": async (context) => {
    const username = `attente.${Date.now().toString(36)}`;
    await context.register({ username });
    await areRefused(context, () => [{ content: "?", recipientUsername: username }]);
  },
  "refuses an invalid client id, and stores nothing (D-146)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      for (const clientId of wrongClientIds) {
        mine.send(frame({ content: "?", recipientUsername: other.me.username, clientId }));
        const refusal = (await mine.next("error")).data;
        expect({ clientId, refusal }).toEqual({ clientId, refusal: { message: expect.stringMatching(/\S/) } });
      }
      expect((await me.GET("/discussions")).data).toEqual([]);
    }),
  "refuses a message with both a discussion and a recipient": (context) =>
    startDiscussion(context, async (mine, _, me, { me: { username } }) => {
      const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: username });
      mine.send(frame({ content: "2", discussionId: discussion.id, recipientUsername: username }));
      await mine.next("error");
      expect(await textsOf(me, discussion.id)).toEqual(["1"]);
    }),
  "refuses a message into a discussion of other people (D-152)": (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
      await areRefused(context, () => [{ content: "?", discussionId: discussion.id }]);
      expect(await textsOf(me, discussion.id)).toEqual(["1"]);
      expect(theirs.pending().filter(({ type }) => type === "new_message")).toHaveLength(1);
    }),
  "answers bytes with an error, even if they spell a message, and stays open (D-144)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const text = frame({ content: "?", recipientUsername: other.me.username });
      for (const bytes of [
        new ArrayBuffer(0),
        new TextEncoder().encode(text).buffer,
        new Uint8Array([195, 40]).buffer,
      ]) {
        mine.send(bytes);
        expect((await mine.next("error")).data.message).toMatch(/\S/);
      }
      expect((await me.GET("/discussions")).data).toEqual([]);
      await sendMessage(mine, { content: "Toujours là", recipientUsername: other.me.username });
    }),
  "stores nothing of a frame of a megabyte, and stays open or accepts a new channel (D-144)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const recipientUsername = other.me.username;
      mine.send(frame({ content: "x".repeat(1024 * 1024), recipientUsername }));
      await Promise.race([mine.next("error"), mine.closed]);
      expect((await me.GET("/discussions")).data).toEqual([]);
      await withLive(context, [me], async (channel) => {
        await sendMessage(await skipGreetings(channel), { content: "De retour", recipientUsername });
      });
    }),
  "answers each message of a flood, stores the confirmed ones and stays open (D-028)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const recipientUsername = other.me.username;
      const { discussion } = await sendMessage(mine, { content: "Avant", recipientUsername });
      const confirmed = await flood(mine, named("f", 100), { recipientUsername });
      expect(confirmed.length).toBeLessThan(100);
      expect(await textsOf(me, discussion.id)).toEqual(["Avant", ...confirmed]);
      expect((await other.GET("/messages/unread-count")).data).toEqual({ unread_count: 1 + confirmed.length });
    }),
  "limits one sender to about 60 messages a minute over all channels (D-028)": async (context) => {
    const [me, { me: other }] = [await context.signIn("applicant"), await theRecruiter(context)];
    await withLive(context, [me, me, me, me], async (...channels) => {
      const data = { recipientUsername: other.username };
      const floods = channels.map((channel, index) => flood(channel, named(`g${index}`, 25), data));
      const confirmed = (await Promise.all(floods)).flat();
      expect(confirmed.length).toBeLessThan(100);
      const [discussion] = (await me.GET("/discussions")).data ?? [];
      expect((await textsOf(me, discussion?.id ?? 0))?.toSorted()).toEqual(confirmed.toSorted());
    });
  },
});
