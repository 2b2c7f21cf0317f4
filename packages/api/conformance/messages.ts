import { expect } from "vitest";
import type { Schemas } from "../src/index";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { settle, withLive } from "./live";
import type { LiveConnection } from "./live-connection";
import { refused } from "./plain";

type Draft = Schemas["LiveSendMessage"]["data"];

/** Sends a message that nothing speaks against, and gives its confirmation. */
async function say(channel: LiveConnection, data: Draft) {
  channel.send({ type: "send_message", data });
  return (await channel.next("message_sent")).data;
}

/** Two people who do not know each other yet, connected. */
async function between(
  scene: Scene,
  act: (mine: LiveConnection, theirs: LiveConnection, me: Actor, other: Actor) => Promise<void>,
): Promise<void> {
  const [me, other] = [await scene.signIn("applicant"), await scene.signIn("recruiter")];
  await withLive(scene, [me, other], async (mine, theirs) => {
    await act(await settle(mine), await settle(theirs), me, other);
  });
}

const thread = async (actor: Actor, id: number, before?: number) =>
  (
    await actor.GET("/discussions/{id}/messages", {
      params: { path: { id }, query: before === undefined ? {} : { before } },
    })
  ).data?.map(({ content }) => content);

const refusals: Record<string, (me: Actor) => object> = {
  "a blank text": ({ me }) => ({ content: " ", recipientUsername: me.username }),
  "a text that is too long": ({ me }) => ({ content: "x".repeat(5001), recipientUsername: me.username }),
  "no address": () => ({ content: "?" }),
  "two addresses": ({ me }) => ({ content: "?", discussionId: 1, recipientUsername: me.username }),
  oneself: ({ me }) => ({ content: "?", recipientUsername: me.username }),
  "an unknown user": () => ({ content: "?", recipientUsername: "personne.du.tout" }),
  "an unknown conversation": () => ({ content: "?", discussionId: 999_999_999 }),
};

/** Private messages: the lists, and what the live channel makes of them (specification §7; D-138 to D-154). */
export const messagePromises: ContractPromise[] = [
  promise("brings a first message to both, in a new conversation (D-141)", "connectLive", (scene) =>
    between(scene, async (mine, theirs, me, { me: { username } }) => {
      const sent = await say(mine, { content: " Bonjour ! ", recipientUsername: username, clientId: "a1" });
      expect(sent).toMatchObject({
        isNewDiscussion: true,
        message: { content: "Bonjour !", clientId: "a1", sender: { username: me.me.username } },
        discussion: { interlocutor: { username }, lastMessage: { content: "Bonjour !" } },
      });
      const { message } = (await theirs.next("new_message")).data;
      expect(message).toMatchObject({ id: sent.message.id, content: "Bonjour !", discussionId: sent.discussion.id });
      expect((await theirs.next("unread_messages_count_update")).data).toEqual({ unread_count: 1 });
    }),
  ),
  promise("goes on in a pair's one conversation, whoever writes (D-141, D-142)", "listDiscussions", (scene) =>
    between(scene, async (mine, theirs, me, other) => {
      const { discussion } = await say(mine, { content: "1", recipientUsername: other.me.username });
      const back = await say(theirs, { content: "2", recipientUsername: me.me.username.toUpperCase() });
      expect(back).toMatchObject({ isNewDiscussion: false, discussion: { id: discussion.id } });
      await say(mine, { content: "3", discussionId: String(discussion.id) });
      const { data } = await other.GET("/discussions");
      expect(data).toMatchObject([{ id: discussion.id, lastMessage: { content: "3" } }]);
      expect(await thread(me, discussion.id)).toEqual(["1", "2", "3"]);
      expect(await thread(me, discussion.id, back.message.id)).toEqual(["1"]);
    }),
  ),
  promise("stores a message of a known client id once, and confirms it again (D-146)", "connectLive", (scene) =>
    between(scene, async (mine, _, me, other) => {
      const data = { content: "Une fois", recipientUsername: other.me.username, clientId: "b2" };
      const first = await say(mine, data);
      expect((await say(mine, data)).message).toEqual(first.message);
      expect(await thread(me, first.discussion.id)).toEqual(["Une fois"]);
    }),
  ),
  promise("counts as read what its recipient has got, and tells so (D-138)", "listMessages", (scene) =>
    between(scene, async (mine, theirs, me, other) => {
      const { discussion } = await say(mine, { content: "1", recipientUsername: other.me.username });
      expect((await theirs.next("unread_messages_count_update")).data).toEqual({ unread_count: 1 });
      await thread(me, discussion.id);
      expect((await other.GET("/messages/unread-count")).data).toEqual({ unread_count: 1 });
      await thread(other, discussion.id);
      expect((await theirs.next("unread_messages_count_update")).data).toEqual({ unread_count: 0 });
    }),
  ),
  promise("is for the two of them alone (D-152)", "listMessages", (scene) =>
    between(scene, async (mine, _, __, other) => {
      const { discussion } = await say(mine, { content: "1", recipientUsername: other.me.username });
      const stranger = await scene.signIn("applicant");
      const path = { id: discussion.id };
      const { response, error } = await stranger.GET("/discussions/{id}/messages", { params: { path } });
      expect({ status: response.status, body: error }).toEqual(refused(404));
      expect((await stranger.GET("/discussions")).data).toEqual([]);
    }),
  ),
  ...Object.entries(refusals).map(([what, dataOf]) =>
    promise(`refuses a message with ${what} by its client id (D-143, D-144)`, "connectLive", (scene) =>
      between(scene, async (mine, _, me) => {
        mine.send(JSON.stringify({ type: "send_message", data: { clientId: "c3", ...dataOf(me) } }));
        expect((await mine.next("error")).data).toEqual({ message: expect.stringMatching(/./), clientId: "c3" });
        expect((await me.GET("/discussions")).data).toEqual([]);
      }),
    ),
  ),
];
