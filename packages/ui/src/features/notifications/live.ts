import type { LiveFeature } from "../../data";
import { keepNotification, keepUnreadCount, notificationKeys } from "./cache";

/** How live messages reach the notifications and the number of unread ones. */
export const notificationsLive: LiveFeature = {
  key: notificationKeys.all[0],
  handlers: {
    new_notification: (client, { notification }) => {
      // Without the notification itself, the count that follows tells that the list is behind.
      if (notification) keepNotification(client, notification);
    },
    unread_count_update: (client, { unread_count }) => keepUnreadCount(client, unread_count),
  },
};
