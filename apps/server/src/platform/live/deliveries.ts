import type { Schemas } from "@passerelle/api";
import type { LiveDraft } from "@passerelle/api/contract";
import type { Language } from "@passerelle/domain";
import type { LiveEvent } from "./broker";
import type { Db } from "../database/database";
import type { CurrentUser } from "../http/handler";
import { unreadMessages, unreadNotifications } from "../unread";
import type { LiveServerMessage } from "./connection";

/** Reads a notification as its reader gets it, in any language; nothing if it is gone. */
export type ReadNotification = (
  db: Db,
  userId: number,
  id: number,
) => Promise<((language: Language) => Schemas["Notification"]) | undefined>;

/** What the live channel needs of messages. */
export interface Messaging {
  /** Stores a message, or throws a `Problem`; nobody is to be told where it had been stored before. */
  send: (sender: CurrentUser, draft: LiveDraft) => Promise<{ id: number; recipientId: number | undefined }>;
  /** Reads a message as its sender gets it; nothing if it is gone. */
  readSent: (id: number, senderId: number) => Promise<LiveServerMessage | undefined>;
  /** Reads a message as the one gets it whom it is for; nothing if it is gone. */
  readNew: (id: number, recipientId: number) => Promise<LiveServerMessage | undefined>;
}

export interface PresentationParts {
  db: Db;
  readNotification: ReadNotification;
  messaging: Pick<Messaging, "readSent" | "readNew">;
}

/** Reads a message for a person, in any language, at the moment that they are told; nothing if it is gone. */
export type Part = () => Promise<((language: Language) => LiveServerMessage) | undefined>;

const always = (message: LiveServerMessage | undefined) => message && (() => message);

const notificationsCount =
  ({ db }: PresentationParts, userId: number): Part =>
  async () =>
    always({ type: "unread_count_update", data: { unread_count: await unreadNotifications(db, userId) } });

const messagesCount =
  ({ db }: PresentationParts, userId: number): Part =>
  async () =>
    always({ type: "unread_messages_count_update", data: { unread_count: await unreadMessages(db, userId) } });

/** Both counts, with which a connection begins (specification §4). */
export const greetings = (parts: PresentationParts, userId: number): Part[] => [
  notificationsCount(parts, userId),
  messagesCount(parts, userId),
];

/** What a person is told of something that happened, in this order (D-128, D-132, D-138). */
export function presentation(
  parts: PresentationParts,
  userId: number,
  event: Exclude<LiveEvent, { kind: "session-ended" }>,
): Part[] {
  const { db, readNotification, messaging } = parts;
  switch (event.kind) {
    case "notification": {
      const told: Part = async () => {
        const notificationIn = await readNotification(db, userId, event.id);
        return notificationIn && ((language) => newNotification(notificationIn(language)));
      };
      return [told, notificationsCount(parts, userId)];
    }
    case "notifications-read":
      return [notificationsCount(parts, userId)];
    case "message-sent":
      return [async () => always(await messaging.readSent(event.id, userId))];
    case "message":
      return [async () => always(await messaging.readNew(event.id, userId)), messagesCount(parts, userId)];
    case "messages-read":
      break;
  }
  return [messagesCount(parts, userId)];
}

const newNotification = (notification: Schemas["Notification"]): LiveServerMessage => ({
  type: "new_notification",
  data: { message: notification.message, notification },
});
