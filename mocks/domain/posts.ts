import { postErrors } from "@passerelle/domain";
import type { Db } from "../db";
import { blockedBy, postsFor } from "./blocks";
import { found } from "./creations";
import { removeNotifications } from "./notify";
import type { Row } from "./rows";

/** A post that a reader sees. */
export const seenPost = (db: Db, readerId: number, id: number): Row<"post"> =>
  found(
    postsFor(db, readerId).find((post) => post.id === id),
    postErrors.noPost,
  );

/** A comment that a reader sees, on a post that they see. */
export function seenComment(db: Db, readerId: number, id: number): Row<"comment"> {
  const where = { id: { equals: id }, authorId: { notIn: blockedBy(db, readerId) } };
  const comment = db.comment.findFirst({ where });
  const isSeen = postsFor(db, readerId).some((post) => post.id === comment?.postId);
  return found(isSeen ? comment : null, postErrors.noComment);
}

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
