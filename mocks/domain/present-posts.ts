import type { Schemas } from "@passerelle/api";
import { fullName } from "@passerelle/domain";
import type { Db } from "../db";
import { blockedBy } from "./blocks";
import { pictureLink, pictureSizes } from "./files";
import { type Row, newestFirst, userById } from "./rows";

/** A post as a reader sees it, with its likes and its comments, oldest first. */
export function presentPost(db: Db, post: Row<"post">, readerId: number): Schemas["Post"] {
  const { id, text, file, authorId, createdAt, updatedAt } = post;
  const likes = db.postLike.findMany({ where: { postId: { equals: id } } }).map((like) => presentLike(db, like));
  const comments = db.comment
    .findMany({ where: { postId: { equals: id }, authorId: { notIn: blockedBy(db, readerId) } } })
    .toSorted((a, b) => newestFirst(b, a))
    .map((comment) => presentComment(db, comment));
  const fileSizes = pictureSizes(file);
  const picture = { file: pictureLink(file), ...(fileSizes && { fileSizes }) };
  return { id, text, ...authorOf(db, authorId), ...picture, likes, comments, createdAt, updatedAt };
}

export function presentComment(db: Db, comment: Row<"comment">): Schemas["Comment"] {
  const { id, content, authorId, createdAt, updatedAt } = comment;
  const likes = db.commentLike.findMany({ where: { commentId: { equals: id } } }).map((like) => presentLike(db, like));
  return { id, content, ...authorOf(db, authorId), likes, createdAt, updatedAt };
}

export function presentLike(db: Db, { id, userId }: { id: number; userId: number }): Schemas["PostLike"] {
  return { id, username: userById(db, userId).username, userId };
}

function authorOf(db: Db, id: number) {
  const author = userById(db, id);
  return { userId: id, username: author.username, fullname: fullName(author), avatar: author.avatar };
}
