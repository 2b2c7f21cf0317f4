import { expect } from "vitest";
import { anotherApplicant } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest } from "../context/harness";
import { sendMessage, startDiscussion, withLive } from "../context/live-acts";
import { block } from "../people/people";
import { call, refused, sendJson } from "../context/calls";
import { aWord } from "../context/search-acts";
import { unwrap } from "../context/unwrap";

type Asked = { before?: number; pageSize?: number };

const search = (reader: TestUser, q: string, asked: Asked = {}) =>
  unwrap(reader.GET("/messages/search", { params: { query: { q, ...asked } } }));

async function found(reader: TestUser, q: string): Promise<number[]> {
  const { items, next } = await search(reader, q, { pageSize: 100 });
  expect(next).toBeUndefined();
  return items.map(({ message }) => message.id);
}

export const messageSearchTests: ContractTest[] = testsOf("searchMessages", {
  "finds messages by the beginnings of all words, in any case (D-202)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const [word, next] = [aWord(), aWord()];
      const content = `L'Été : Œuvré-${word} (${next.toUpperCase()}) !`;
      const { message } = await sendMessage(mine, { content, recipientUsername: other.me.username });
      for (const reader of [me, other]) {
        for (const q of [word, word.slice(0, -1), word.toUpperCase(), `${next} ete`, `oeuvre, ${word}`])
          expect([q, await found(reader, q)]).toEqual([q, [message.id]]);
        for (const q of [word.slice(1), `${word}z`, `${word} ${aWord()}`, "--"])
          expect(await found(reader, q)).toEqual([]);
      }
    }),
  "returns messages as in their discussions, with the other person (D-202)": (context) =>
    startDiscussion(context, async (mine, theirs, me, other) => {
      const word = aWord();
      const sent = await sendMessage(mine, { content: word, recipientUsername: other.me.username, clientId: word });
      const { message } = await sendMessage(theirs, { content: word, discussionId: sent.discussion.id });
      const params = { path: { id: sent.discussion.id } };
      for (const [reader, interlocutor] of [
        [me, other],
        [other, me],
      ] as const) {
        const { items } = await search(reader, word);
        const messages = (await unwrap(reader.GET("/discussions/{id}/messages", { params }))).toReversed();
        expect(items.map((item) => item.message)).toEqual(messages);
        expect(items.map((item) => item.interlocutor.id)).toEqual([interlocutor.me.id, interlocutor.me.id]);
      }
      expect((await search(me, word)).items[0]?.message.id).toBe(message.id);
    }),
  "marks nothing as read (D-202)": (context) =>
    startDiscussion(context, async (mine, _, __, other) => {
      const word = aWord();
      await sendMessage(mine, { content: word, recipientUsername: other.me.username });
      expect(await found(other, word)).toHaveLength(1);
      expect((await unwrap(other.GET("/messages/unread-count"))).unread_count).toBe(1);
    }),
  "finds no messages between other people (D-202)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const word = aWord();
      await sendMessage(mine, { content: word, recipientUsername: other.me.username });
      const third = await anotherApplicant(context);
      expect([await found(third, word), await found(me, word)]).toEqual([[], [expect.any(Number)]]);
    }),
  "searches all discussions, newest first, page by page (D-202)": async (context) => {
    const word = aWord();
    const me = await context.signIn("applicant");
    const others = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const ids = await withLive(context, [me], async (channel) => {
      const sent: number[] = [];
      for (const content of ["1", "2", "3", "4", "5"]) {
        const recipientUsername = others[Number(content) % 2]?.me.username ?? "";
        sent.unshift((await sendMessage(channel, { content: `${word} ${content}`, recipientUsername })).message.id);
      }
      return sent;
    });
    const read: number[] = [];
    for (let before: number | undefined; ;) {
      const page = await search(me, word, { pageSize: 2, ...(before !== undefined && { before }) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      read.push(...page.items.map(({ message }) => message.id));
      if (page.next === undefined) break;
      before = page.next;
    }
    expect(read).toEqual(ids);
  },
  "finds a changed message by its new text only (D-201, D-202)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const [before, after] = [aWord(), aWord()];
      const { message } = await sendMessage(mine, { content: before, recipientUsername: other.me.username });
      await sendJson(me, "PATCH", `/message/${message.id}`, { content: after });
      for (const reader of [me, other])
        expect([await found(reader, before), await found(reader, after)]).toEqual([[], [message.id]]);
    }),
  "finds no deleted message (D-201, D-202)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const word = aWord();
      const { message } = await sendMessage(mine, { content: word, recipientUsername: other.me.username });
      await call(me, "DELETE", `/message/${message.id}`);
      for (const reader of [me, other])
        for (const q of [word, "message supprimé"]) expect(await found(reader, q)).toEqual([]);
    }),
  "finds no messages with people blocked by the reader (D-202)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const word = aWord();
      const to = { recipientUsername: other.me.username };
      const first = (await sendMessage(mine, { content: word, ...to })).message.id;
      await block(other, me);
      const second = (await sendMessage(mine, { content: word, ...to })).message.id;
      expect([await found(me, word), await found(other, word)]).toEqual([[second, first], []]);
      await block(me, other);
      expect(await found(me, word)).toEqual([]);
      await call(other, "DELETE", `/user/blocks/${me.me.id}`);
      expect(await found(other, word)).toEqual([first]);
    }),
  "finds for each person the text that they see (D-201, D-202)": (context) =>
    startDiscussion(context, async (mine, _, me, other) => {
      const [before, after] = [aWord(), aWord()];
      const { message } = await sendMessage(mine, { content: before, recipientUsername: other.me.username });
      await block(other, me);
      await sendJson(me, "PATCH", `/message/${message.id}`, { content: after });
      await call(other, "DELETE", `/user/blocks/${me.me.id}`);
      expect([await found(me, before), await found(me, after)]).toEqual([[], [message.id]]);
      expect([await found(other, before), await found(other, after)]).toEqual([[message.id], []]);
    }),
  "refuses an empty search (D-202)": async (context) => {
    const reader = await anotherApplicant(context);
    for (const query of ["", "?q=", `?q=${"a".repeat(101)}`, "?q=%00", "?q=a&before=x"])
      expect([query, await call(reader, "GET", `/messages/search${query}`)]).toEqual([query, refused(400)]);
  },
});
