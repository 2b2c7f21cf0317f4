import type { Db } from "../db";
import { removeNotifications } from "./notify";
import type { Row } from "./rows";

/** Deletes a comment with its likes and its unread notifications. */
export function removeComment(db: Db, { id, postId }: Row<"comment">) {
  db.commentLike.deleteMany({ where: { commentId: { equals: id } } });
  db.comment.delete({ where: { id: { equals: id } } });
  removeNotifications(db, ["post_comment", "comment_like"], { targetId: postId, commentId: id });
}

/** Deletes a post with its comments, its likes and its unread notifications. */
export function removePost(db: Db, { id }: Row<"post">) {
  for (const comment of db.comment.findMany({ where: { postId: { equals: id } } })) removeComment(db, comment);
  db.postLike.deleteMany({ where: { postId: { equals: id } } });
  db.post.delete({ where: { id: { equals: id } } });
  removeNotifications(db, ["post_like", "post_comment", "comment_like"], { targetId: id });
}
