import { expect } from "vitest";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import {
  expectOwnUpdates,
  messagesOf,
  sendMessage,
  skipGreetings,
  startDiscussion,
  withLive,
  typesSoFar,
} from "../context/live-acts";
import type { LiveConnection } from "../context/live-connection";
import { block, unblock } from "../people/people";
import { call, refusedErrors } from "../context/calls";
import { unwrap } from "../context/unwrap";

const showMarks = (user: TestUser, readMarks: boolean) => save(user, "updateMe", { readMarks });

/** The id up to which the other person has read the reader's own messages, in the latest discussion. */
const markOf = async (reader: TestUser) => (await unwrap(reader.GET("/discussions")))[0]?.readUpTo;

/** The author of a message, its recipient, and their acts. */
interface Written {
  author: TestUser;
  reader: TestUser;
  channel: LiveConnection;
  readersChannel: LiveConnection;
  discussionId: number;
  id: number;
  /** Sends another message; returns its id. */
  write: (content: string) => Promise<number>;
  /** The recipient reads everything. */
  read: () => Promise<void>;
}

const withMessage = (context: TestContext, act: (written: Written) => Promise<void>) =>
  startDiscussion(context, async (channel, readersChannel, author, reader) => {
    const to = { recipientUsername: reader.me.username };
    const { message, discussion } = await sendMessage(channel, { content: "1", ...to });
    await act({
      author,
      reader,
      channel,
      readersChannel,
      discussionId: discussion.id,
      id: message.id,
      write: async (content) => (await sendMessage(channel, { content, ...to })).message.id,
      read: async () => void (await messagesOf(reader, discussion.id)),
    });
  });

const marks: ContractTest[] = [
  contractTest("reports readings to the author only, on every channel and later (D-204)", "listMessages", (context) =>
    withMessage(context, async ({ author, reader, channel, readersChannel, discussionId, write, read }) => {
      await withLive(context, [author], async (otherTab) => {
        await skipGreetings(otherTab);
        const id = await write("2");
        expect(await markOf(author)).toBeUndefined();
        await read();
        for (const each of [channel, otherTab])
          expect((await each.next("discussion_read")).data).toEqual({ discussionId, readUpTo: id });
        expect([await markOf(author), await markOf(reader)]).toEqual([id, undefined]);
        expect(await typesSoFar(readersChannel)).not.toContain("discussion_read");
      });
    }),
  ),
  contractTest("does not count later messages as read (D-204)", "listDiscussions", (context) =>
    withMessage(context, async ({ author, channel, id, discussionId, read }) => {
      await read();
      const later = await sendMessage(channel, { content: "2", discussionId });
      expect(later.discussion.readUpTo).toBe(id);
      expect(await markOf(author)).toBe(id);
    }),
  ),
  contractTest("reports each reading once (D-204)", "listMessages", (context) =>
    withMessage(context, async ({ author, channel, discussionId, read }) => {
      await read();
      await channel.next("discussion_read");
      await read();
      await messagesOf(author, discussionId);
      expect(await typesSoFar(channel)).not.toContain("discussion_read");
    }),
  ),
  contractTest("does not count a previously deleted message as read (D-201, D-204)", "deleteMessage", (context) =>
    withMessage(context, async ({ author, channel, id, write, read }) => {
      await read();
      await channel.next("discussion_read");
      await call(author, "DELETE", `/message/${await write("2")}`);
      await read();
      expect(await markOf(author)).toBe(id);
      expect(await typesSoFar(channel)).not.toContain("discussion_read");
    }),
  ),
  contractTest("reveals nothing about undelivered messages (D-204)", "listMessages", (context) =>
    withMessage(context, async ({ author, reader, channel, id, write, read }) => {
      await read();
      await channel.next("discussion_read");
      await block(reader, author);
      await write("2");
      await unblock(reader, author);
      await read();
      expect(await markOf(author)).toBe(id);
      expect(await typesSoFar(channel)).not.toContain("discussion_read");
      const last = await write("3");
      await read();
      expect(await markOf(author)).toBe(last);
    }),
  ),
  contractTest("reveals no blocks to either person (D-204)", "listMessages", (context) =>
    withMessage(context, async ({ author, reader, channel, id, write, read }) => {
      await read();
      await channel.next("discussion_read");
      for (const [one, other] of [
        [reader, author],
        [author, reader],
      ] as const) {
        await write("2");
        await block(one, other);
        await read();
        await unblock(one, other);
        expect(await markOf(author)).toBe(id);
        expect(await typesSoFar(channel)).not.toContain("discussion_read");
      }
    }),
  ),
];

const choices: ContractTest[] = [
  contractTest("is on by default, and stores the choice (D-203)", "updateMe", async ({ signIn }) => {
    const member = await signIn("applicant");
    const choice = async () => (await unwrap(member.GET("/user/me"))).readMarks;
    expect(await choice()).toBe(true);
    expect(await showMarks(member, false)).toMatchObject({ body: { data: { readMarks: false } } });
    await save(member, "updateMe", { firstname: "Zoé" });
    expect(await choice()).toBe(false);
    for (const wrong of ["", "maybe"])
      expect(await save(member, "updateMe", { readMarks: wrong })).toEqual(refusedErrors("readMarks"));
    expect(await choice()).toBe(false);
  }),
  contractTest("updates every channel of its person, and no other (D-203)", "updateMe", async (context) => {
    const [actor, other] = [await context.signIn("applicant"), await context.signIn("recruiter")];
    await expectOwnUpdates(context, { actor, other, kind: "read_marks" }, async (tells) => {
      for (const readMarks of [false, true]) {
        await showMarks(actor, readMarks);
        await tells(actor.me.id, readMarks);
      }
      await showMarks(actor, true);
      await save(actor, "updateMe", { firstname: "Zoé" });
    });
  }),
  ...(["author", "reader"] as const).flatMap((who) => [
    contractTest(`shows no mark while the ${who} has turned them off (D-203)`, "listDiscussions", (context) =>
      withMessage(context, async (written) => {
        const { author, reader, channel, readersChannel, discussionId, id, read } = written;
        const back = (await sendMessage(readersChannel, { content: "2", discussionId })).message.id;
        await messagesOf(author, discussionId);
        await read();
        expect([await markOf(author), await markOf(reader)]).toEqual([id, back]);
        await showMarks(written[who], false);
        expect([await markOf(author), await markOf(reader)]).toEqual([undefined, undefined]);
        const sent = await sendMessage(channel, { content: "3", discussionId });
        expect(sent.discussion).not.toHaveProperty("readUpTo");
        await showMarks(written[who], true);
        expect([await markOf(author), await markOf(reader)]).toEqual([id, back]);
      }),
    ),
    contractTest(`never shows readings while the ${who} had them off (D-203)`, "listMessages", (context) =>
      withMessage(context, async (written) => {
        const { author, channel, id, read, write } = written;
        await read();
        await channel.next("discussion_read");
        await showMarks(written[who], false);
        await write("2");
        await read();
        expect(await typesSoFar(channel)).not.toContain("discussion_read");
        await showMarks(written[who], true);
        await read();
        expect(await markOf(author)).toBe(id);
        const last = await write("3");
        await read();
        expect(await markOf(author)).toBe(last);
      }),
    ),
  ]),
];

export const readMarkTests: ContractTest[] = [...marks, ...choices];
