import { type LiveFeature, patch, reload } from "../../data";
import { keepMessage, keepSent, messageKeys } from "./cache";
import type { Discussion } from "./discussions";

/** Applies live messages to the cached discussions, their histories and the unread count. */
export const messagesLive: LiveFeature = {
  key: messageKeys.all[0],
  handlers: {
    new_message: (client, { message }) => keepMessage(client, message),
    message_sent: keepSent,
    // The home page shows the latest messages.
    message_changed: (client) => void reload(client, messageKeys.discussions, messageKeys.histories, ["dashboard"]),
    discussion_read: (client, { discussionId, readUpTo }) =>
      void patch<readonly Discussion[]>(client, messageKeys.discussions, (list) =>
        list.map((each) => (each.id === discussionId ? { ...each, readUpTo } : each)),
      ),
    unread_messages_count_update: (client, { unread_count }) =>
      void client.setQueryData<number>(messageKeys.unread, unread_count),
  },
};
