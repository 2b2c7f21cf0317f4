import { isRecord, type LiveDraft } from "@passerelle/api/contract";
import { FieldProblem, forbidden, liveErrors, messageErrors, Problem } from "@passerelle/domain";
import type { Schemas } from "@passerelle/api";
import type { Db } from "./db";
import { unreadNotifications } from "./handlers/notifications";
import { validator } from "./http/contract";
import type { LiveServerMessage } from "./live-connections";
import {
  discussionsOf,
  messagesOf,
  otherOf,
  presentDiscussion,
  presentMessage,
  readBy,
  sendUnreadMessages,
  unreadMessages,
} from "./messaging";
import { blockedBy, found, nowIn, type Row, rowOf, userNamed } from "./find-rows";

type Language = Schemas["LiveLanguage"];
type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const parse = (frame: string): Fields => {
  try {
    return fieldsOf(JSON.parse(frame));
  } catch {
    return {};
  }
};

/** The messages sent on opening: both unread counts. */
export const greetings = (db: Db, userId: number): LiveServerMessage[] => [
  { type: "unread_count_update", data: { unread_count: unreadNotifications(db, userId) } },
  { type: "unread_messages_count_update", data: { unread_count: unreadMessages(db, userId) } },
];

/** An error in response to a client's frame, with its client id if any, and an optional retry time. */
export function refuseFrame(frame: string, message: string, retryAfter?: number): LiveServerMessage {
  const { clientId } = fieldsOf(parse(frame)["data"]);
  const known = typeof clientId === "string" && { clientId };
  return { type: "error", data: { message, ...known, ...(retryAfter !== undefined && { retryAfter }) } };
}

/** The language requested by a `set_language` frame; undefined for other frames. */
export function languageIn(frame: string): Language | undefined {
  const { type, data } = parse(frame);
  const { language } = fieldsOf(data);
  return type === "set_language" && (language === "fr" || language === "en") ? language : undefined;
}

/** Handles a client's frame: publishes messages to both users through the hub, or returns an answer for the sender. */
export function receiveFrame(db: Db, me: number, frame: string, language: Language): LiveServerMessage | undefined {
  try {
    const { type, data } = parse(frame);
    if (type !== "send_message" || !isRecord(data)) throw new Problem(400, liveErrors.unreadable);
    return send(db, me, validator.liveDraft(data));
  } catch (error) {
    if (error instanceof Problem) return refuseFrame(frame, error.text[language]);
    if (error instanceof FieldProblem)
      return refuseFrame(frame, (error.fields["content"] ?? liveErrors.unreadable)[language]);
    throw error;
  }
}

function recipientOf(db: Db, me: number, { discussionId, recipientUsername = "" }: LiveDraft): number {
  if (discussionId === undefined) return found(userNamed(db, recipientUsername), messageErrors.noRecipient).id;
  return otherOf(found(rowOf(db.discussion, discussionId), messageErrors.noDiscussion), me);
}

/** Stores a message in the pair's discussion and sends it to both; returns the confirmation if it was stored before. */
function send(db: Db, me: number, draft: LiveDraft): LiveServerMessage | undefined {
  const { content, clientId = null, jobOfferID = null } = draft;
  const stored = db.message.getAll().find((each) => each.senderId === me && each.clientId === (clientId ?? ""));
  if (stored) return confirmation(db, stored, me);
  const recipient = recipientOf(db, me, draft);
  if (blockedBy(db, me).includes(recipient)) throw forbidden(messageErrors.toBlocked);
  const present = discussionsOf(db, me).find((each) => otherOf(each, me) === recipient);
  const { id: discussionId } = present ?? db.discussion.create({ user1Id: me, user2Id: recipient });
  const about = { discussionId, senderId: me, jobOfferId: jobOfferID };
  const message = db.message.create({ ...about, content, clientId, createdAt: nowIn(db) });
  db.live.send(me, confirmation(db, message, me));
  db.live.send(recipient, { type: "new_message", data: { message: presentMessage(db, message, recipient) } });
  sendUnreadMessages(db, recipient);
  return undefined;
}

function confirmation(db: Db, message: Row<"message">, me: number): LiveServerMessage {
  const discussion = found(rowOf(db.discussion, message.discussionId));
  return {
    type: "message_sent",
    data: {
      message: presentMessage(db, message, me),
      discussion: presentDiscussion(db, discussion, me),
      isNewDiscussion: messagesOf(db, discussion.id)[0]?.id === message.id,
    },
  };
}

/** Sends a message from another user, optionally about an offer, for stories of incoming messages. */
export function writeTo(
  db: Db,
  recipientUsername: string,
  senderUsername: string,
  content: string,
  jobOfferID?: number,
) {
  const data = { content, recipientUsername, jobOfferID };
  const frame = JSON.stringify({ type: "send_message", data });
  const answer = receiveFrame(db, found(userNamed(db, senderUsername)).id, frame, "fr");
  if (answer) throw new Error(`The message is not written: ${JSON.stringify(answer.data)}`);
}

/** Marks all messages from one user to another as read, for stories of read marks. */
export function readAs(db: Db, readerUsername: string, authorUsername: string) {
  const [reader, author] = [found(userNamed(db, readerUsername)).id, found(userNamed(db, authorUsername)).id];
  readBy(db, found(discussionsOf(db, reader).find((each) => otherOf(each, reader) === author)), reader);
}
