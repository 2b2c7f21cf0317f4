import type { Db } from "../db";
import { forget } from "./notify";
import type { Row } from "./rows";

/** A comment leaves with its likes and what nobody has read about it yet. */
export function removeComment(db: Db, { id, postId }: Row<"comment">) {
  db.commentLike.deleteMany({ where: { commentId: { equals: id } } });
  db.comment.delete({ where: { id: { equals: id } } });
  forget(db, ["post_comment", "comment_like"], { targetId: postId, commentId: id });
}

/** A post leaves with its comments, its likes and what nobody has read about it yet. */
export function removePost(db: Db, { id }: Row<"post">) {
  for (const comment of db.comment.findMany({ where: { postId: { equals: id } } })) removeComment(db, comment);
  db.postLike.deleteMany({ where: { postId: { equals: id } } });
  db.post.delete({ where: { id: { equals: id } } });
  forget(db, ["post_like", "post_comment", "comment_like"], { targetId: id });
}
