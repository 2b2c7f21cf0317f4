import { isRecord, type LiveDraft } from "@passerelle/api/contract";
import {
  FieldProblem,
  forbidden,
  isTooDeep,
  liveErrors,
  messageErrors,
  Problem,
  rateLimits,
  retryAfterOf,
} from "@passerelle/domain";
import type { Db } from "./db";
import {
  discussionsOf,
  messagesOf,
  offerBetween,
  otherOf,
  presentDiscussion,
  presentMessage,
  readBy,
  sendUnreadMessages,
  unreadMessages,
} from "./domain/messaging";
import { unreadNotifications } from "./domain/notify";
import { blockedBy } from "./domain/blocks";
import { found } from "./domain/creations";
import { userNamed } from "./domain/registration";
import { validator } from "./http/contract";
import { countOrReject } from "./http/limits";
import { type Row } from "./domain/rows";
import type { LiveLanguage, LiveServerMessage } from "./live-hub";

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const parse = (frame: string): unknown => {
  if (isTooDeep(frame)) return undefined;
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
};

/** The messages sent on opening: both unread counts. */
export const greetings = (db: Db, userId: number): LiveServerMessage[] => [
  { type: "unread_count_update", data: { unread_count: unreadNotifications(db, userId) } },
  { type: "unread_messages_count_update", data: { unread_count: unreadMessages(db, userId) } },
];

/** An error in answer to a client's frame, with its client id if it has one, and when it may be sent again. */
export function refuseFrame(frame: string, message: string, retryAfter?: number): LiveServerMessage {
  const clientId = readClientId(fieldsOf(fieldsOf(parse(frame))["data"])["clientId"]);
  const data = { message, ...(clientId !== null && { clientId }), ...(retryAfter !== undefined && { retryAfter }) };
  return { type: "error", data };
}

/** The language that a `set_language` frame asks for; undefined for other frames. */
export function languageIn(frame: string): LiveLanguage | undefined {
  const { type, data } = fieldsOf(parse(frame));
  const { language } = fieldsOf(data);
  return type === "set_language" && (language === "fr" || language === "en") ? language : undefined;
}

/** Handles a client's frame: publishes messages to both users through the hub, or returns an answer for the sender. */
export function receiveFrame(db: Db, me: number, frame: string, language: LiveLanguage): LiveServerMessage | undefined {
  try {
    return answerTo(db, me, parse(frame));
  } catch (error) {
    if (error instanceof Problem) return refuseFrame(frame, error.text[language], retryAfterOf(error));
    if (error instanceof FieldProblem)
      return refuseFrame(frame, (error.fields["content"] ?? liveErrors.unreadable)[language]);
    throw error;
  }
}

/** Returns the confirmation of a message stored before; throws a `Problem` for an invalid frame. */
function answerTo(db: Db, me: number, message: unknown): LiveServerMessage | undefined {
  const { type, data } = fieldsOf(message);
  if (typeof type === "string" && type !== "send_message" && type !== "set_language")
    throw new Problem(400, liveErrors.unknownType);
  if (type !== "send_message" || !isRecord(data)) throw new Problem(400, liveErrors.unreadable);
  const draft = validator.liveDraft(data);
  const stored = draft.clientId && db.message.findFirst({ where: sentAs(me, draft.clientId) });
  if (stored) return confirmation(db, stored, me);
  const recipient = recipientOf(db, me, draft);
  if (blockedBy(db, me).includes(recipient)) throw forbidden(messageErrors.toBlocked);
  const { jobOfferID } = draft;
  if (jobOfferID !== undefined) found(offerBetween(db, me, recipient, jobOfferID), messageErrors.noSharedOffer);
  countOrReject(db, rateLimits.messages, String(me));
  deliver(db, me, recipient, draft);
  return undefined;
}

const sentAs = (me: number, clientId: string) => ({ senderId: { equals: me }, clientId: { equals: clientId } });

const readClientId = (raw: unknown) => (typeof raw === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(raw) ? raw : null);

/** The recipient of a message: any verified user but its sender. */
function recipientOf(db: Db, me: number, { discussionId, recipientUsername = "" }: LiveDraft): number {
  if (discussionId !== undefined) {
    const discussion = db.discussion.findFirst({ where: { id: { equals: discussionId } } });
    const isOwn = discussion?.user1Id === me || discussion?.user2Id === me;
    return otherOf(found(isOwn ? discussion : null, messageErrors.noDiscussion), me);
  }
  const recipient = userNamed(db, recipientUsername);
  const { id } = found(recipient?.verified ? recipient : null, messageErrors.noRecipient);
  if (id === me) throw new Problem(400, messageErrors.toOneself);
  return id;
}

/** Stores a message in the pair's discussion, creating it if needed, and sends it to both. */
function deliver(db: Db, me: number, recipient: number, { content, clientId, jobOfferID }: LiveDraft) {
  const isPair = ({ user1Id, user2Id }: Row<"discussion">) =>
    [user1Id, user2Id].includes(me) && [user1Id, user2Id].includes(recipient);
  const discussion =
    db.discussion.getAll().find(isPair) ??
    db.discussion.create({ user1Id: Math.min(me, recipient), user2Id: Math.max(me, recipient) });
  const isWithheld = blockedBy(db, recipient).includes(me);
  const createdAt = db.clock.now().toISOString();
  const message = db.message.create({
    discussionId: discussion.id,
    senderId: me,
    content,
    clientId: clientId ?? null,
    jobOfferId: jobOfferID ?? null,
    isWithheld,
    createdAt,
  });
  db.live.send(me, confirmation(db, message, me));
  if (isWithheld) return;
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
      isNewDiscussion: messagesOf(db, discussion.id, me)[0]?.id === message.id,
    },
  };
}

/**
 * Sends a message from another user, about an offer or not, for stories of incoming messages. Starts a discussion if the two have none.
 */
export function writeTo(
  db: Db,
  recipientUsername: string,
  senderUsername: string,
  content: string,
  jobOfferID?: number,
) {
  const sender = userNamed(db, senderUsername);
  if (!sender) throw new Error(`There is no ${senderUsername}.`);
  const frame = JSON.stringify({ type: "send_message", data: { content, recipientUsername, jobOfferID } });
  const answer = receiveFrame(db, sender.id, frame, "fr");
  if (answer) throw new Error(`The message is not written: ${JSON.stringify(answer.data)}`);
}

/** Has somebody read all that another user has written to them, for stories of read marks. */
export function readAs(db: Db, readerUsername: string, authorUsername: string) {
  const [reader, author] = [userNamed(db, readerUsername), userNamed(db, authorUsername)];
  const discussion = reader && discussionsOf(db, reader.id).find((each) => otherOf(each, reader.id) === author?.id);
  if (!discussion) throw new Error(`${readerUsername} has nothing to read of ${authorUsername}.`);
  readBy(db, discussion, reader.id);
}
