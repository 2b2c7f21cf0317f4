import { isSamePerson } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import { messageKeys, type MessageHistory } from "./cache";
import type { Discussion, Message } from "./discussions";

/** Counts only messages that arrived after a discussion was read as unread. */
export function keepRead(client: QueryClient, discussionId: number, { messages, readTo }: MessageHistory) {
  client.setQueryData<readonly Discussion[]>(messageKeys.discussions, (list) => {
    const found = list?.find(({ id, unreadCount = 0 }) => id === discussionId && unreadCount > 0);
    if (!found) return list;
    const isUnread = ({ id, sender }: Message) => id > readTo && isSamePerson(sender, found.interlocutor);
    const read = { ...found, unreadCount: messages.filter(isUnread).length };
    return list?.map((each) => (each === found ? read : each));
  });
}

/** Removes a discussion that no longer exists on the server. */
export function dropDiscussion(client: QueryClient, id: number) {
  client.setQueryData<readonly Discussion[]>(messageKeys.discussions, (list) => list?.filter((each) => each.id !== id));
}
