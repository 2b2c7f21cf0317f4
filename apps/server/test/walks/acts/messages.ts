import { expect } from "vitest";
import { type Act, pick } from "../act";
import { expectOk, refused } from "../answers";
import { blocks, messagesOf } from "../world";

const send: Act = (world, { who, other, nth, choice }) => {
  if (who === other) return undefined;
  return {
    says: `${who} writes to ${other}`,
    run: async ({ walkers }) => {
      const { channel } = walkers[who];
      const known = messagesOf(world, who, other)[0];
      const into = known && choice % 2 === 0;
      const clientId = crypto.randomUUID();
      const content = `Message ${nth}`;
      const to = into ? { discussionId: known.discussionId } : { recipientUsername: walkers[other].user.me.username };
      channel.send({ type: "send_message", data: { content, clientId, ...to } });
      if (blocks(world, who, other)) {
        await channel.next("error");
        return;
      }
      const { message } = (await channel.next("message_sent")).data;
      expect(message).toMatchObject({ content, clientId });
      const withheld = blocks(world, other, who);
      const { id, discussionId } = message;
      world.messages.push({ id, discussionId, from: who, to: other, withheld, read: false, deleted: false });
      if (withheld) return;
      expect((await walkers[other].channel.next("new_message")).data.message).toMatchObject({ id, content });
    },
  };
};

/** A person opens a discussion, which marks the other person's messages as read. */
const read: Act = (world, { who, nth }) => {
  const message = pick(world.messages, nth);
  if (!message) return undefined;
  const other = message.from === who ? message.to : message.from;
  return {
    says: `${who} reads the messages with ${other}`,
    run: async ({ walkers }) => {
      const params = { path: { id: message.discussionId } };
      const answer = walkers[who].user.GET("/discussions/{id}/messages", { params });
      const seen = messagesOf(world, who, other);
      const isTheirs = message.from === who || message.to === who;
      if (!isTheirs || seen.length === 0 || blocks(world, who, other)) return refused(answer, 404);
      expect((await expectOk(answer)).map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
      for (const one of seen) if (one.to === who) one.read = true;
    },
  };
};

const remove: Act = (world, { who, nth }) => {
  const message = pick(
    world.messages.filter(({ deleted, from, to }) => !deleted && (from === who || to === who)),
    nth,
  );
  if (!message || (message.to === who && (message.withheld || blocks(world, who, message.from)))) return undefined;
  return {
    says: `${who} deletes a message from ${message.from} to ${message.to}`,
    run: async ({ walkers }) => {
      const answer = walkers[who].user.DELETE("/message/{id}", { params: { path: { id: message.id } } });
      if (message.from !== who) return refused(answer, 403);
      await expectOk(answer);
      message.deleted = true;
    },
  };
};

/** Acts about messages; frequent ones are listed several times. */
export const messageActs: readonly Act[] = [send, send, send, read, read, remove];
