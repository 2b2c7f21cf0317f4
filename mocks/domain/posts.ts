import type { Db } from "../db";
import { sendUnreadCount } from "./notify";
import type { Row } from "./rows";

/** A comment leaves with its likes. */
export function removeComment(db: Db, comment: Row<"comment">) {
  db.commentLike.deleteMany({ where: { commentId: { equals: comment.id } } });
  db.comment.delete({ where: { id: { equals: comment.id } } });
}

/** A post leaves with its comments, its likes and what nobody has read about it yet (D-126). */
export function removePost(db: Db, post: Row<"post">) {
  for (const comment of db.comment.findMany({ where: { postId: { equals: post.id } } })) removeComment(db, comment);
  db.postLike.deleteMany({ where: { postId: { equals: post.id } } });
  db.post.delete({ where: { id: { equals: post.id } } });
  const about = { targetKind: { equals: "post" as const }, targetId: { equals: post.id }, isRead: { equals: false } };
  const forgotten = db.notification.deleteMany({ where: about }) ?? [];
  for (const userId of new Set(forgotten.map((notification) => notification.userId))) sendUnreadCount(db, userId);
}
