import type { Db } from "../../platform/database/database";
import type { Greeting, LiveDeliveries, ReadMessage } from "../../platform/live/live-feature";
import { inAnyLanguage } from "../../platform/live/live-feature";
import * as presenter from "./presenter";
import { countUnread, findNotification } from "./store";

declare module "../../platform/live/events" {
  interface LiveEvents {
    notification: { id: number };
    /** Notifications were read or removed. */
    "notifications-read": object;
  }
}

const unreadCount: Greeting = (db, userId) => async () =>
  inAnyLanguage({ type: "unread_count_update", data: { unread_count: await countUnread(db, userId) } });

const newNotification =
  (db: Db, userId: number, id: number): ReadMessage =>
  async () => {
    const row = await findNotification(db, userId, id);
    return row && ((language) => presenter.newNotification(row, language));
  };

export const notificationsLive = {
  deliveries: {
    notification: (db, userId, { id }) => [newNotification(db, userId, id), unreadCount(db, userId)],
    "notifications-read": (db, userId) => [unreadCount(db, userId)],
  } satisfies Partial<LiveDeliveries>,
  greetings: [unreadCount],
};
