import type { Db } from "./db";
import { UNKEEPABLE } from "./http/form";
import {
  discussionsOf,
  otherOf,
  presentDiscussion,
  presentMessage,
  sendUnreadMessages,
  unreadMessages,
} from "./domain/messaging";
import { unreadNotifications } from "./domain/notify";
import { userNamed } from "./domain/registration";
import { parseId } from "./http/request";
import { type Row } from "./domain/rows";
import type { LiveServerMessage } from "./live-hub";
import { type Words, words } from "./http/words";

const LONGEST = 5000;

type Fields = Record<string, unknown>;
type Place = { discussion: Row<"discussion">; isNew: boolean };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const parse = (frame: string): unknown => {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
};

const refused = ({ fr }: Words, clientId: string | null) => refusal(fr, clientId);

const refusal = (message: string, clientId: string | null): LiveServerMessage => ({
  type: "error",
  data: { message, ...(clientId !== null && { clientId }) },
});

/** What a connection is told on opening: both counts (specification §4). */
export const greetings = (db: Db, userId: number): LiveServerMessage[] => [
  { type: "unread_count_update", data: { unread_count: unreadNotifications(db, userId) } },
  { type: "unread_messages_count_update", data: { unread_count: unreadMessages(db, userId) } },
];

/** An error that answers a client's frame, whatever it says. */
export function refuseFrame(frame: string, text: string): LiveServerMessage {
  return refusal(text, readClientId(fieldsOf(fieldsOf(parse(frame))["data"])["clientId"]));
}

/**
 * What a client's frame brings about: messages for both sides through the hub, or an error to answer with
 * (specification §7; D-141, D-143, D-144, D-146, D-147).
 */
export function receiveFrame(db: Db, me: number, frame: string): LiveServerMessage | undefined {
  const message = parse(frame);
  if (!isFields(message) || typeof message["type"] !== "string") return refused(words.badFrame, null);
  if (message["type"] !== "send_message") return refused(words.unknownFrame, null);
  const data = fieldsOf(message["data"]);
  const clientId = readClientId(data["clientId"]);
  const content = typeof data["content"] === "string" ? data["content"].trim() : "";
  if (content === "" || content.length > LONGEST || UNKEEPABLE.test(content)) return refused(words.badFrame, clientId);
  const stored = clientId && db.message.findFirst({ where: sentAs(me, clientId) });
  if (stored) return confirmation(db, stored, me, false);
  const place = placeOf(db, me, data);
  if (!("discussion" in place)) return refused(place, clientId);
  deliver(db, me, place, content, clientId);
  return undefined;
}

const sentAs = (me: number, clientId: string) => ({ senderId: { equals: me }, clientId: { equals: clientId } });

const readClientId = (raw: unknown) => (typeof raw === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(raw) ? raw : null);

/** The conversation that a message belongs to, a new one with its first message (D-141), or why there is none. */
function placeOf(db: Db, me: number, data: Fields): Place | Words {
  const { discussionId, recipientUsername } = data;
  if ((discussionId === undefined) === (recipientUsername === undefined)) return words.badFrame;
  const mine = discussionsOf(db, me);
  if (discussionId !== undefined) {
    const id = parseId(discussionId);
    const discussion = mine.find((one) => one.id === id);
    return discussion ? { discussion, isNew: false } : words.noDiscussion;
  }
  const recipient = typeof recipientUsername === "string" ? userNamed(db, recipientUsername.trim()) : null;
  if (!recipient?.verified) return words.noRecipient;
  if (recipient.id === me) return words.toOneself;
  const present = mine.find((one) => otherOf(one, me) === recipient.id);
  if (present) return { discussion: present, isNew: false };
  return { discussion: db.discussion.create({ user1Id: me, user2Id: recipient.id }), isNew: true };
}

function deliver(db: Db, me: number, { discussion, isNew }: Place, content: string, clientId: string | null) {
  const createdAt = db.clock.now().toISOString();
  const message = db.message.create({ discussionId: discussion.id, senderId: me, content, clientId, createdAt });
  const recipient = otherOf(discussion, me);
  db.live.send(me, confirmation(db, message, me, isNew));
  db.live.send(recipient, { type: "new_message", data: { message: presentMessage(db, message) } });
  sendUnreadMessages(db, recipient);
}

function confirmation(db: Db, message: Row<"message">, me: number, isNewDiscussion: boolean): LiveServerMessage {
  const discussion = db.discussion.findFirst({ where: { id: { equals: message.discussionId } }, strict: true });
  return {
    type: "message_sent",
    data: {
      message: presentMessage(db, message),
      discussion: presentDiscussion(db, discussion, me),
      isNewDiscussion,
    },
  };
}

/**
 * A message from someone who is not looking at the page: for stories of what arrives. From someone without a
 * conversation with the recipient it begins one (D-141).
 */
export function writeTo(db: Db, recipientUsername: string, senderUsername: string, content: string) {
  const sender = userNamed(db, senderUsername);
  if (!sender) throw new Error(`There is no ${senderUsername}.`);
  const frame = JSON.stringify({ type: "send_message", data: { content, recipientUsername } });
  const answer = receiveFrame(db, sender.id, frame);
  if (answer) throw new Error(`The message is not written: ${JSON.stringify(answer.data)}`);
}
