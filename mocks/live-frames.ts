import { lengthOf, trimText } from "@passerelle/domain";
import type { Db } from "./db";
import { MINUTE } from "./clock";
import { UNKEEPABLE } from "./http/form";
import {
  discussionsOf,
  messagesOf,
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
import type { LiveLanguage, LiveServerMessage } from "./live-hub";
import { type Words, words } from "./http/words";

const LONGEST = 5000;
const MOST_A_MINUTE = 60;

type Fields = Record<string, unknown>;
type Draft = { content: string; clientId: string | null; discussionId?: number; username?: string };

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

/** What a connection is told on opening: both counts (specification §4). */
export const greetings = (db: Db, userId: number): LiveServerMessage[] => [
  { type: "unread_count_update", data: { unread_count: unreadNotifications(db, userId) } },
  { type: "unread_messages_count_update", data: { unread_count: unreadMessages(db, userId) } },
];

/** An error that answers a client's frame, whatever it says. */
export function refuseFrame(frame: string, message: string): LiveServerMessage {
  const clientId = readClientId(fieldsOf(fieldsOf(parse(frame))["data"])["clientId"]);
  return { type: "error", data: { message, ...(clientId !== null && { clientId }) } };
}

/** The language that a client's frame asks for; nothing if it is about something else. */
export function languageIn(frame: string): LiveLanguage | undefined {
  const { type, data } = fieldsOf(parse(frame));
  const { language } = fieldsOf(data);
  return type === "set_language" && (language === "fr" || language === "en") ? language : undefined;
}

/**
 * What a client's frame brings about: messages for both sides through the hub, or an error to answer with
 * (specification §7; D-028, D-141, D-143, D-144, D-146, D-147).
 */
export function receiveFrame(db: Db, me: number, frame: string, language: LiveLanguage): LiveServerMessage | undefined {
  const answer = answerTo(db, me, parse(frame));
  return answer && "fr" in answer ? refuseFrame(frame, answer[language]) : answer;
}

/** What is said back, or why nothing is done. */
function answerTo(db: Db, me: number, message: unknown): LiveServerMessage | Words | undefined {
  if (!isFields(message) || typeof message["type"] !== "string") return words.badFrame;
  if (message["type"] === "set_language") return words.badFrame;
  if (message["type"] !== "send_message") return words.unknownFrame;
  const data = fieldsOf(message["data"]);
  const draft = readDraft(data);
  if (!draft) return words.badFrame;
  const stored = draft.clientId && db.message.findFirst({ where: sentAs(me, draft.clientId) });
  if (stored) return confirmation(db, stored, me);
  const recipient = recipientOf(db, me, draft);
  if (typeof recipient !== "number") return recipient;
  if (sentWithinAMinute(db, me) >= MOST_A_MINUTE) return words.tooFast;
  deliver(db, me, recipient, draft);
  return undefined;
}

const sentAs = (me: number, clientId: string) => ({ senderId: { equals: me }, clientId: { equals: clientId } });

function sentWithinAMinute(db: Db, me: number): number {
  const since = new Date(db.clock.now().getTime() - MINUTE).toISOString();
  return db.message.count({ where: { senderId: { equals: me }, createdAt: { gt: since } } });
}

const readClientId = (raw: unknown) => (typeof raw === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(raw) ? raw : null);

/** The data of a `send_message`, or nothing where they are not as the contract says. */
function readDraft(data: Fields): Draft | undefined {
  const { content: text, clientId: name, discussionId, recipientUsername } = data;
  const content = typeof text === "string" ? trimText(text) : "";
  const clientId = readClientId(name);
  if (content === "" || lengthOf(content) > LONGEST || UNKEEPABLE.test(content)) return undefined;
  if (name !== undefined && clientId === null) return undefined;
  if (discussionId === undefined && typeof recipientUsername === "string")
    return { content, clientId, username: recipientUsername.trim() };
  const id = parseId(discussionId);
  return recipientUsername === undefined && id !== null ? { content, clientId, discussionId: id } : undefined;
}

/** To whom a message goes, or why to nobody (D-143, D-152). */
function recipientOf(db: Db, me: number, { discussionId, username = "" }: Draft): number | Words {
  if (discussionId !== undefined) {
    const discussion = discussionsOf(db, me).find(({ id }) => id === discussionId);
    return discussion ? otherOf(discussion, me) : words.noDiscussion;
  }
  const recipient = userNamed(db, username);
  if (!recipient?.verified) return words.noRecipient;
  return recipient.id === me ? words.toOneself : recipient.id;
}

/** Stores a message in the pair's one discussion, which begins with it if need be (D-141), and tells both. */
function deliver(db: Db, me: number, recipient: number, { content, clientId }: Draft) {
  const discussion =
    discussionsOf(db, me).find((one) => otherOf(one, me) === recipient) ??
    db.discussion.create({ user1Id: me, user2Id: recipient });
  const createdAt = db.clock.now().toISOString();
  const message = db.message.create({ discussionId: discussion.id, senderId: me, content, clientId, createdAt });
  db.live.send(me, confirmation(db, message, me));
  db.live.send(recipient, { type: "new_message", data: { message: presentMessage(db, message, recipient) } });
  sendUnreadMessages(db, recipient);
}

function confirmation(db: Db, message: Row<"message">, me: number): LiveServerMessage {
  const discussion = db.discussion.findFirst({ where: { id: { equals: message.discussionId } }, strict: true });
  return {
    type: "message_sent",
    data: {
      message: presentMessage(db, message, me),
      discussion: presentDiscussion(db, discussion, me),
      isNewDiscussion: messagesOf(db, discussion.id)[0]?.id === message.id,
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
  const answer = receiveFrame(db, sender.id, frame, "fr");
  if (answer) throw new Error(`The message is not written: ${JSON.stringify(answer.data)}`);
}
