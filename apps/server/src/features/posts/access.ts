import { forbidden, notFound, postErrors, type ErrorText } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { blockedBy } from "../blocks";

/** The ids of visible posts, except those of people the reader blocks. */
export const postsFor = (db: Db, readerId: number) =>
  db
    .selectFrom("posts")
    .select("id")
    .where("author_id", "not in", blockedBy(db, readerId))
    .where("hidden_at", "is", null);

/** Whether the reader sees this post. */
export const isPostSeen = async (db: Db, postId: number, readerId: number) =>
  (await postsFor(db, readerId).where("id", "=", postId).executeTakeFirst()) !== undefined;

/** Whether a reader sees visible comment `c` of a post that they see: comments of people they block are hidden. */
export const isCommentSeen = (db: Db, readerId: number) => sql<boolean>`c.author_id not in ${blockedBy(db, readerId)}`;

/** Whether a reader sees like `l`: likes of suspended people and of people they block are hidden. */
export const isLikeSeen = (db: Db, readerId: number) =>
  sql<boolean>`(not l.is_hidden and l.user_id not in ${blockedBy(db, readerId)})`;

/** A reader sees other people's posts and comments, so changing one is a 403, not a 404. */
function own<Row extends { author_id: number }>(
  user: { id: number },
  row: Row | undefined,
  gone: ErrorText,
  others: ErrorText,
) {
  if (!row) throw notFound(gone);
  if (row.author_id !== user.id) throw forbidden(others);
  return row;
}

/** Returns a post if this user is its author; otherwise throws. */
export const ownPost = <Row extends { author_id: number }>(user: { id: number }, post: Row | undefined): Row =>
  own(user, post, postErrors.noPost, postErrors.othersPost);

/** Returns a comment if this user is its author; otherwise throws. */
export const ownComment = <Row extends { author_id: number }>(user: { id: number }, comment: Row | undefined): Row =>
  own(user, comment, postErrors.noComment, postErrors.othersComment);
