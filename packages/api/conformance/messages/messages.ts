import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import { aName } from "../context/builders";
import { save } from "../context/forms";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import {
  startDiscussion,
  everythingSoFar,
  sendMessage,
  skipGreetings,
  textsOf,
  messagesOf,
  withLive,
} from "../context/live-acts";
import { refused } from "../context/calls";

/** Texts that must arrive unchanged; a character beyond U+FFFF counts as one. */
const texts = {
  "5,000 characters": `${"x".repeat(4999)}y`,
  "5,000 characters beyond U+FFFF": "🙂".repeat(5000),
  "line breaks and quotes": 'Bonjour,\n\n« C\'est "noté" » \\ à mardi\tmatin',
  markup: "<b>Bonjour</b> <script>alert(1)</script> &amp;",
};

export const messageTests: ContractTest[] = [
  ...testsOf("connectLive", {
    "delivers a first message to both people, in a new discussion (D-141)": (context) =>
      startDiscussion(context, async (mine, theirs, me, { me: { username } }) => {
        const sent = await sendMessage(mine, { content: " Bonjour ! ", recipientUsername: username, clientId: "a1" });
        expect(sent).toMatchObject({
          isNewDiscussion: true,
          message: { content: "Bonjour !", clientId: "a1", sender: { username: me.me.username } },
          discussion: { interlocutor: { username }, lastMessage: { content: "Bonjour !" } },
        });
        const { message } = (await theirs.next("new_message")).data;
        expect(message).toMatchObject({ id: sent.message.id, content: "Bonjour !", discussionId: sent.discussion.id });
        expect((await theirs.next("unread_messages_count_update")).data).toEqual({ unread_count: 1 });
      }),
    "delivers to a former username, and shows the current one": (context) =>
      startDiscussion(context, async (mine, _, __, other) => {
        const username = aName();
        await save(other, "updateMe", { username });
        const sent = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        expect(sent.discussion.interlocutor).toMatchObject({ id: other.me.id, username });
      }),
    "creates one discussion for two simultaneous first messages (D-141)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        const answers = await Promise.all([
          sendMessage(mine, { content: "De moi", recipientUsername: other.me.username }),
          sendMessage(theirs, { content: "De toi", recipientUsername: me.me.username }),
        ]);
        const [discussion, another] = answers.map((answer) => answer.discussion.id);
        expect(another).toBe(discussion);
        expect(answers.filter(({ isNewDiscussion }) => isNewDiscussion)).toHaveLength(1);
        for (const actor of [me, other]) expect((await actor.GET("/discussions")).data).toHaveLength(1);
        const read = await textsOf(me, discussion ?? 0);
        expect(read?.toSorted()).toEqual(["De moi", "De toi"]);
        expect(await textsOf(other, discussion ?? 0)).toEqual(read);
      }),
    "stores a message with a known client id once, and confirms it again (D-146)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        const data = { content: "Une fois", recipientUsername: other.me.username, clientId: "b2" };
        const first = await sendMessage(mine, data);
        expect(await sendMessage(mine, data)).toEqual(first);
        expect((await sendMessage(mine, { ...data, content: "Autrement" })).message).toEqual(first.message);
        expect(await textsOf(me, first.discussion.id)).toEqual(["Une fois"]);
        await theirs.next("new_message");
        expect((await everythingSoFar(theirs)).map(({ type }) => type)).not.toContain("new_message");
      }),
    "stores a message under the client id of another sender (D-146)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        const sent = await sendMessage(mine, { content: "1", recipientUsername: other.me.username, clientId: "b2" });
        const back = await sendMessage(theirs, { content: "2", recipientUsername: me.me.username, clientId: "b2" });
        expect(back.message.id).not.toBe(sent.message.id);
        expect(await textsOf(me, sent.discussion.id)).toEqual(["1", "2"]);
      }),
    "delivers to every channel of both people only (D-139, D-147)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        const stranger = await theApplicant(context);
        await withLive(context, [me, other, stranger], async (alsoMine, alsoTheirs, strange) => {
          await Promise.all([alsoMine, alsoTheirs, strange].map(skipGreetings));
          const confirmed = await sendMessage(mine, {
            content: "1",
            recipientUsername: other.me.username,
            clientId: "d4",
          });
          expect((await alsoMine.next("message_sent")).data).toEqual(confirmed);
          for (const channel of [theirs, alsoTheirs]) {
            expect((await channel.next("new_message")).data.message.id).toBe(confirmed.message.id);
            expect((await channel.next("unread_messages_count_update")).data).toEqual({ unread_count: 1 });
          }
          for (const channel of [mine, alsoMine, theirs, alsoTheirs, strange])
            expect(await everythingSoFar(channel)).toEqual([]);
        });
      }),
  }),
  ...Object.entries(texts).map(([what, content]) =>
    contractTest(`delivers ${what} unchanged (D-029)`, "connectLive", (context) =>
      startDiscussion(context, async (mine, theirs, _, other) => {
        const { discussion } = await sendMessage(mine, { content, recipientUsername: other.me.username });
        expect((await theirs.next("new_message")).data.message.content).toBe(content);
        expect(await textsOf(other, discussion.id)).toEqual([content]);
      }),
    ),
  ),
  ...testsOf("listDiscussions", {
    "continues the only discussion of two people for either sender (D-141, D-142)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        const back = await sendMessage(theirs, { content: "2", recipientUsername: me.me.username.toUpperCase() });
        expect(back).toMatchObject({ isNewDiscussion: false, discussion: { id: discussion.id } });
        await sendMessage(mine, { content: "3", discussionId: String(discussion.id) });
        const { data } = await other.GET("/discussions");
        expect(data).toMatchObject([{ id: discussion.id, lastMessage: { content: "3" } }]);
      }),
    "puts the discussion with the latest message first (D-142)": (context) =>
      startDiscussion(context, async (mine, _, me, other) => {
        const neighbour = await theApplicant(context);
        const first = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        const second = await sendMessage(mine, { content: "2", recipientUsername: neighbour.me.username });
        const order = async () => (await me.GET("/discussions")).data?.map(({ id }) => id);
        expect(await order()).toEqual([second.discussion.id, first.discussion.id]);
        await sendMessage(mine, { content: "3", discussionId: first.discussion.id });
        expect(await order()).toEqual([first.discussion.id, second.discussion.id]);
      }),
  }),
  ...testsOf("listMessages", {
    "lists messages oldest first, and with `before` only older ones (D-154)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        const first = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        const { id } = first.discussion;
        const second = await sendMessage(theirs, { content: "2", discussionId: id });
        const third = await sendMessage(mine, { content: "3", discussionId: id });
        expect(await textsOf(me, id)).toEqual(["1", "2", "3"]);
        const senders = [me, other, me].map((person) => person.me.username);
        expect((await messagesOf(other, id))?.map(({ sender }) => sender.username)).toEqual(senders);
        expect(await textsOf(other, id, third.message.id)).toEqual(["1", "2"]);
        expect(await textsOf(me, id, second.message.id)).toEqual(["1"]);
        expect(await textsOf(me, id, first.message.id)).toEqual([]);
      }),
    "shows a client id to its sender only (D-156)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        const data = { content: "1", recipientUsername: other.me.username, clientId: "b2" };
        const { discussion } = await sendMessage(mine, data);
        expect((await theirs.next("new_message")).data.message).not.toHaveProperty("clientId");
        expect((await messagesOf(me, discussion.id))?.[0]).toHaveProperty("clientId", "b2");
        expect((await messagesOf(other, discussion.id))?.[0]).not.toHaveProperty("clientId");
        expect((await other.GET("/discussions")).data?.[0]?.lastMessage).not.toHaveProperty("clientId");
      }),
    "marks messages as read that the recipient has listed, and updates every channel (D-138)": (context) =>
      startDiscussion(context, async (mine, theirs, me, other) => {
        await withLive(context, [other], async (alsoTheirs) => {
          await skipGreetings(alsoTheirs);
          const counts = () =>
            Promise.all([theirs, alsoTheirs].map((channel) => channel.next("unread_messages_count_update")));
          const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
          expect((await counts()).map(({ data }) => data.unread_count)).toEqual([1, 1]);
          await messagesOf(me, discussion.id);
          expect((await other.GET("/messages/unread-count")).data).toEqual({ unread_count: 1 });
          await messagesOf(other, discussion.id);
          expect((await counts()).map(({ data }) => data.unread_count)).toEqual([0, 0]);
          expect((await other.GET("/messages/unread-count")).data).toEqual({ unread_count: 0 });
        });
      }),
    "marks only one discussion as read (D-138)": (context) =>
      startDiscussion(context, async (mine, _, __, other) => {
        const neighbour = await theApplicant(context);
        const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        await withLive(context, [neighbour], async (third) => {
          for (const content of ["2", "3"]) await sendMessage(third, { content, recipientUsername: other.me.username });
        });
        const unread = async () => (await other.GET("/messages/unread-count")).data;
        expect(await unread()).toEqual({ unread_count: 3 });
        await messagesOf(other, discussion.id);
        expect(await unread()).toEqual({ unread_count: 2 });
      }),
    "is for its two people only (D-152)": (context) =>
      startDiscussion(context, async (mine, _, __, other) => {
        const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        const stranger = await context.signIn("applicant");
        const path = { id: discussion.id };
        const { response, error } = await stranger.GET("/discussions/{id}/messages", { params: { path } });
        expect({ status: response.status, body: error }).toMatchObject(refused(404));
        expect((await stranger.GET("/discussions")).data).toEqual([]);
      }),
  }),
];
