import type { LiveDraft } from "@passerelle/api/contract";
import { FieldProblem, liveErrors, Problem } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import {
  type FrameCall,
  type FrameHandler,
  type Greeting,
  inAnyLanguage,
  type LiveDeliveries,
} from "../../platform/live/live-feature";
import * as presenter from "./presenter";
import { sendMessage } from "./send";
import { countUnread, findMessage, findWithMessage } from "./store";

declare module "../../platform/live/events" {
  interface LiveEvents {
    /** For the sender. */
    "message-sent": { id: number };
    /** For the recipient. */
    message: { id: number };
    /** The reader has opened a discussion. */
    "messages-read": object;
  }
}

const unreadCount: Greeting = (db, userId) => async () =>
  inAnyLanguage({ type: "unread_messages_count_update", data: { unread_count: await countUnread(db, userId) } });

/** The confirmation of a stored message; undefined if it is deleted. */
async function confirmation(db: Db, id: number, senderId: number) {
  const row = await findWithMessage(db, id, senderId);
  return row && presenter.messageSent(row, senderId);
}

async function newMessage(db: Db, id: number, recipientId: number) {
  const row = await findMessage(db, id);
  return row && presenter.newMessage(row, recipientId);
}

/** The validated message of a frame; of several errors reports the content's. */
function draftOf({ validator, data }: Pick<FrameCall, "validator" | "data">): LiveDraft {
  try {
    return validator.liveDraft(data);
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    throw new Problem(400, { ...liveErrors.unreadable, ...error.fields["content"] });
  }
}

/** `send_message`: stores the message, confirms it on its connection, then publishes it to both people's others. */
const sendFrame: FrameHandler = async (call) => {
  const { db, connection, reply, publish } = call;
  const { id: via, user } = connection;
  const { id, isNew, recipientId } = await sendMessage(call, user, draftOf(call));
  const confirmed = await confirmation(db, id, user.id);
  if (confirmed) reply(confirmed);
  if (!isNew) return;
  await Promise.all([
    publish(user.id, { kind: "message-sent", id, via }),
    recipientId === undefined ? undefined : publish(recipientId, { kind: "message", id }),
  ]);
};

/** Live deliveries of messages, and the frame that sends one. */
export const messagesLive = {
  deliveries: {
    "message-sent": (db, userId, { id }) => [async () => inAnyLanguage(await confirmation(db, id, userId))],
    message: (db, userId, { id }) => [
      async () => inAnyLanguage(await newMessage(db, id, userId)),
      unreadCount(db, userId),
    ],
    "messages-read": (db, userId) => [unreadCount(db, userId)],
  } satisfies Partial<LiveDeliveries>,
  greetings: [unreadCount],
  frames: { send_message: sendFrame },
};
