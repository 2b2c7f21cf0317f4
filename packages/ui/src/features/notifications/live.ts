import type { LiveFeature } from "../../data";
import { keepNotification, keepUnreadCount, notificationKeys } from "./cache";

/** Applies live messages to the notifications and the unread count. */
export const notificationsLive: LiveFeature = {
  key: notificationKeys.all[0],
  handlers: {
    new_notification: (client, { notification }) => {
      // If the notification itself is lost, the following count shows that the list is outdated.
      if (notification) keepNotification(client, notification);
    },
    unread_count_update: (client, { unread_count }) => keepUnreadCount(client, unread_count),
  },
};
