import type { LiveFeature } from "../../data";
import { keepNotification, keepUnreadCount, notificationKeys } from "./cache";

/** How live messages reach the notifications and the number of unread ones. */
export const notificationsLive: LiveFeature = {
  key: notificationKeys.all[0],
  handlers: {
    new_notification: (client, { notification }) => {
      // If the notification itself is lost, the count that follows shows that the list is stale.
      if (notification) keepNotification(client, notification);
    },
    unread_count_update: (client, { unread_count }) => keepUnreadCount(client, unread_count),
  },
};
