import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";
import { removeCausedBy, removeNotification } from "../notifications";

const feedEvents = () => ["post_like", "post_comment", "comment_like"] as const;

/** Removes the unread notifications about a post that is gone; how many. */
export const removePostNotifications = (tx: Tx, publish: Publish, id: number): Promise<number> =>
  removeNotification(tx, publish, feedEvents(), { target_id: id });

/** Takes what somebody liked and commented, who is gone, out of the unread notifications of others. */
export const removeNotificationsBy = (tx: Tx, publish: Publish, userId: number): Promise<void> =>
  removeCausedBy(tx, publish, userId, feedEvents());

/** Removes the unread notifications about a comment that is gone; how many. */
export const removeCommentNotifications = (
  tx: Tx,
  publish: Publish,
  { id, post_id }: { id: number; post_id: number },
): Promise<number> =>
  removeNotification(tx, publish, ["post_comment", "comment_like"], { target_id: post_id, comment_id: id });
