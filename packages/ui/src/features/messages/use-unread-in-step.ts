import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reload } from "../../data";
import { messageKeys } from "./cache";
import type { Discussion } from "./discussions";
import { useUnreadMessagesCount } from "./unread-count";

/** So long, in milliseconds, a message and the count that it raises may be apart. */
const patience = 500;

/** How many messages the discussions say are unread; undefined where one of them does not say. */
function unreadIn(discussions: readonly Discussion[]): number | undefined {
  let total = 0;
  for (const { unreadCount } of discussions) {
    if (unreadCount === undefined) return undefined;
    total += unreadCount;
  }
  return total;
}

/**
 * Has the discussions read again, once for each difference, where what they say is unread does not add up to the count of
 * all: one was read in another tab, or the message that raised it was missed.
 */
export function useUnreadInStep(discussions: readonly Discussion[] | undefined) {
  const client = useQueryClient();
  const count = useUnreadMessagesCount().data;
  const total = discussions && unreadIn(discussions);
  useEffect(() => {
    if (total === undefined || count === undefined || total === count) return undefined;
    const timer = setTimeout(() => void reload(client, messageKeys.discussions), patience);
    return () => clearTimeout(timer);
  }, [client, total, count]);
}
