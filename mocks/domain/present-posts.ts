import type { Schemas } from "@passerelle/api";
import { fullName, maxComments, maxLikes } from "@passerelle/domain";
import type { Db } from "../db";
import { blockedBy } from "./blocks";
import { pictureLink, pictureSizes } from "./files";
import { type Row, userById } from "./rows";

/** A post as a reader sees it, with its newest likes and comments, oldest first. */
export function presentPost(db: Db, post: Row<"post">, readerId: number): Schemas["Post"] {
  const { id, text, file, imageAlt, authorId, createdAt, updatedAt } = post;
  const likes = likesFor(db, db.postLike.findMany({ where: { postId: { equals: id } } }), readerId);
  const all = commentsFor(db, id, readerId);
  const comments = all.slice(-maxComments).map((comment) => presentComment(db, comment, readerId));
  const fileSizes = pictureSizes(file);
  const picture = { file: pictureLink(file), ...(fileSizes && { fileSizes }), imageAlt };
  return {
    id,
    text,
    ...authorOf(db, authorId),
    ...picture,
    ...likes,
    comments,
    commentsCount: all.length,
    createdAt,
    updatedAt,
  };
}

export function presentComment(db: Db, comment: Row<"comment">, readerId: number): Schemas["Comment"] {
  const { id, content, authorId, createdAt, updatedAt } = comment;
  const likes = likesFor(db, db.commentLike.findMany({ where: { commentId: { equals: id } } }), readerId);
  return { id, content, ...authorOf(db, authorId), ...likes, createdAt, updatedAt };
}

/** The comments of a post that a reader sees, oldest first. */
const commentsFor = (db: Db, postId: number, readerId: number) =>
  db.comment
    .findMany({ where: { postId: { equals: postId }, authorId: { notIn: blockedBy(db, readerId) } } })
    .toSorted((a, b) => a.id - b.id);

interface CommentsAsked {
  before?: number;
  after?: number;
  around?: number;
}

/** The newest comments of a post as a reader sees them, or those before, after or around one. */
export function presentComments(
  db: Db,
  postId: number,
  readerId: number,
  { before, after, around }: CommentsAsked,
): Schemas["CommentSlice"] {
  const all = commentsFor(db, postId, readerId);
  if (before === undefined && after === undefined && around !== undefined) {
    const place = all.filter(({ id }) => id < around).length;
    const [start, end] = [Math.max(0, place - maxComments / 2), place + maxComments / 2];
    return {
      items: all.slice(start, end).map((comment) => presentComment(db, comment, readerId)),
      hasMore: start > 0,
      hasLater: end < all.length,
    };
  }
  const isForward = before === undefined && after !== undefined;
  const asked = all.filter(({ id }) => (isForward ? id > after : id < (before ?? Infinity)));
  const page = isForward ? asked.slice(0, maxComments) : asked.slice(-maxComments);
  return {
    items: page.map((comment) => presentComment(db, comment, readerId)),
    hasMore: asked.length > page.length,
  };
}

/** The likes that a reader sees: not those of people whom they block, nor of suspended people. */
function likesSeen(db: Db, likes: readonly GivenLike[], readerId: number): GivenLike[] {
  const blocked = blockedBy(db, readerId);
  return likes.filter(({ userId }) => !blocked.includes(userId) && !userById(db, userId).isSuspended);
}

/** Who gave these likes, the newest first, or those before a like, as far as the reader sees them. */
export function presentLikers(
  db: Db,
  likes: readonly GivenLike[],
  readerId: number,
  before = Infinity,
): Schemas["LikerSlice"] {
  const asked = likesSeen(db, likes, readerId)
    .filter(({ id }) => id < before)
    .toSorted((a, b) => b.id - a.id);
  const page = asked.slice(0, maxComments);
  return {
    items: page.map(({ id, userId }) => ({ id, ...authorOf(db, userId) })),
    hasMore: asked.length > page.length,
  };
}

type GivenLike = { id: number; userId: number };

function likesFor(db: Db, given: readonly GivenLike[], readerId: number) {
  const all = likesSeen(db, given, readerId);
  const likes = all.slice(-maxLikes).map((like) => presentLike(db, like));
  const myLikeId = all.find(({ userId }) => userId === readerId)?.id ?? null;
  return { likes, likesCount: all.length, myLikeId };
}

export function presentLike(db: Db, { id, userId }: GivenLike): Schemas["PostLike"] {
  return { id, username: userById(db, userId).username, userId };
}

function authorOf(db: Db, id: number) {
  const author = userById(db, id);
  return { userId: id, username: author.username, fullname: fullName(author), avatar: author.avatar };
}
