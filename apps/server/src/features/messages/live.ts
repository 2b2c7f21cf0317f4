import type { LiveDraft } from "@passerelle/api/contract";
import { FieldProblem, liveErrors, Problem } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import {
  type FrameCall,
  type FrameHandler,
  type Greeting,
  inAnyLanguage,
  type LiveDeliveries,
  type ReadMessage,
} from "../../platform/live/live-feature";
import * as presenter from "./presenter";
import { findReadUpTo } from "./read-marks-store";
import { sendMessage } from "./send";
import { findDelivered, findWithMessage } from "./store";
import { countUnread } from "./unread-store";

declare module "../../platform/live/events" {
  interface LiveEvents {
    /** To the sender. */
    "message-sent": { id: number };
    /** To the recipient. */
    message: { id: number };
    /** To the sender and the recipient. */
    "message-changed": { id: number };
    /** To a reader who opened a discussion, or whose unread message was deleted. */
    "messages-read": object;
    /** To the author of messages that the other person has read. */
    "discussion-read": { id: number };
  }
}

const unreadCount: Greeting = (db, userId) => async () =>
  inAnyLanguage(presenter.unreadMessages(await countUnread(db, userId)));

/** The confirmation of a message sent on another connection; undefined if it is deleted. */
const confirmation =
  (db: Db, senderId: number, id: number): ReadMessage =>
  async () => {
    const row = await findWithMessage(db, id, senderId);
    return inAnyLanguage(row && presenter.messageSent(row, senderId));
  };

/** The current state of a message; undefined if it is gone. */
const changedMessage =
  (db: Db, readerId: number, id: number): ReadMessage =>
  async () => {
    const { message } = await findDelivered(db, { id, readerId });
    return inAnyLanguage(message ? presenter.messageChanged(message, readerId) : undefined);
  };

/** The last message that the other person has read; undefined if one of the two hides read marks by now. */
const readMark =
  (db: Db, authorId: number, id: number): ReadMessage =>
  async () => {
    const { readUpTo } = await findReadUpTo(db, { id, readerId: authorId });
    return inAnyLanguage(readUpTo === null ? undefined : presenter.discussionRead(id, readUpTo));
  };

/** A message and its reader's unread count, from one query. */
function newMessage(db: Db, readerId: number, id: number): ReadMessage[] {
  let delivered: ReturnType<typeof findDelivered> | undefined;
  const read = () => (delivered ??= findDelivered(db, { id, readerId }));
  return [
    async () => {
      const { message } = await read();
      return inAnyLanguage(message ? presenter.newMessage(message, readerId) : undefined);
    },
    async () => inAnyLanguage(presenter.unreadMessages((await read()).unread)),
  ];
}

/** The validated message of a frame; if several fields are invalid, reports the content's error. */
function draftOf({ validator, data }: Pick<FrameCall, "validator" | "data">): LiveDraft {
  try {
    return validator.liveDraft(data);
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    throw new Problem(400, { ...liveErrors.unreadable, ...error.fields["content"] });
  }
}

/**
 * `send_message`: stores the message, confirms it on the sending connection, and publishes it to both people's other
 * connections.
 */
const sendFrame: FrameHandler = async (call) => {
  const { connection, reply, publish } = call;
  const { id: via, user } = connection;
  const { row, isNew, recipientId } = await sendMessage(call, user.id, draftOf(call));
  if (!row) return;
  reply(presenter.messageSent(row, user.id));
  if (!isNew) return;
  const { id } = row.message;
  await Promise.all([
    publish(user.id, { kind: "message-sent", id, via }),
    recipientId === undefined ? undefined : publish(recipientId, { kind: "message", id }),
  ]);
};

/** Live deliveries of messages, and the frame that sends a message. */
export const messagesLive = {
  deliveries: {
    "message-sent": (db, userId, { id }) => [confirmation(db, userId, id)],
    message: (db, userId, { id }) => newMessage(db, userId, id),
    "message-changed": (db, userId, { id }) => [changedMessage(db, userId, id)],
    "messages-read": (db, userId) => [unreadCount(db, userId)],
    "discussion-read": (db, userId, { id }) => [readMark(db, userId, id)],
  } satisfies Partial<LiveDeliveries>,
  greetings: [unreadCount],
  frames: { send_message: sendFrame },
};
