import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";
import { createNotification, removeCausedBy, removeNotification } from "../notifications";
import type { Likeable } from "./likes-store";

const feedEvents = () => ["post_like", "post_comment", "comment_like"] as const;

const likeEvents = { post: "post_like", comment: "comment_like" } as const;

interface Liked {
  post_id: number;
  comment_id: number | null;
}

export async function notifyLiked(
  tx: Tx,
  publish: Publish,
  likeable: Likeable,
  liked: Liked & { author_id: number },
  actorId: number,
): Promise<void> {
  await createNotification(tx, publish, {
    event: likeEvents[likeable],
    actorId,
    targetId: liked.post_id,
    commentId: liked.comment_id,
    to: [liked.author_id],
  });
}

/** Removes the unread notification of a withdrawn like; returns the number removed. */
export const removeLikeNotification = (
  tx: Tx,
  publish: Publish,
  likeable: Likeable,
  liked: Liked,
  actorId: number,
): Promise<number> =>
  removeNotification(tx, publish, [likeEvents[likeable]], {
    actor_id: actorId,
    target_id: liked.post_id,
    ...(liked.comment_id !== null && { comment_id: liked.comment_id }),
  });

export async function notifyCommented(
  tx: Tx,
  publish: Publish,
  comment: { id: number; post_id: number; author_id: number; post_author: number },
): Promise<void> {
  await createNotification(tx, publish, {
    event: "post_comment",
    actorId: comment.author_id,
    targetId: comment.post_id,
    commentId: comment.id,
    to: [comment.post_author],
  });
}

/** Removes the unread notifications about a deleted post; returns the number removed. */
export const removePostNotifications = (tx: Tx, publish: Publish, id: number): Promise<number> =>
  removeNotification(tx, publish, feedEvents(), { target_id: id });

/** Removes the likes and comments of a deleted person from other people's unread notifications. */
export const removeNotificationsBy = (tx: Tx, publish: Publish, userId: number): Promise<void> =>
  removeCausedBy(tx, publish, userId, feedEvents());

/** Removes the unread notifications about a deleted comment; returns the number removed. */
export const removeCommentNotifications = (
  tx: Tx,
  publish: Publish,
  { id, post_id }: { id: number; post_id: number },
): Promise<number> =>
  removeNotification(tx, publish, ["post_comment", "comment_like"], { target_id: post_id, comment_id: id });
