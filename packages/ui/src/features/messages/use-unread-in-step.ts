import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reload } from "../../data";
import { messageKeys } from "./cache";
import type { Discussion } from "./discussions";
import { useUnreadMessagesCount } from "./unread-count";

/** The maximum delay between a message and its count, in milliseconds. */
const patience = 500;

/** The sum of the discussions' unread counts; undefined if one of them has none. */
function unreadIn(discussions: readonly Discussion[]): number | undefined {
  let total = 0;
  for (const { unreadCount } of discussions) {
    if (unreadCount === undefined) return undefined;
    total += unreadCount;
  }
  return total;
}

/**
 * Refetches the discussions, once for each difference, if their unread counts do not add up to the total: one was read
 * in another tab, or a message was missed.
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
