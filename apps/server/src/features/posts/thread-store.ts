import { maxComments } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isLikeSeen, postsFor } from "./access";
import { one } from "./comments-store";
import type { Likeable } from "./likes-store";
import { commentsFor, findSeenComment } from "./store";

/** A page of a post's comments or likes. */
interface Slice<Row> {
  items: Row[];
  /** Whether there are more in the requested direction. */
  hasMore: boolean;
  /** With `around`: whether later ones follow. */
  hasLater?: boolean;
}

/** The first page of rows; the query reads one more to know whether others follow. */
const sliceOf = <Row>(rows: readonly Row[]): Slice<Row> => ({
  items: rows.slice(0, maxComments),
  hasMore: rows.length > maxComments,
});

const rowsAsked = sql.lit(maxComments + 1);

const isSeen = async (db: Db, postId: number, readerId: number) =>
  (await postsFor(db, readerId).where("id", "=", postId).executeTakeFirst()) !== undefined;

/** The number of comments before `around`, and from it on. */
const half = maxComments / 2;

/** The comments on both sides of a given id. */
async function commentsAround(db: Db, postId: number, readerId: number, id: number) {
  const all = commentsFor(db, readerId)
    .where("c.post_id", "=", postId)
    .limit(sql.lit(half + 1));
  const before = await all.where("c.id", "<", id).orderBy("c.id", "desc").execute();
  const from = await all.where("c.id", ">=", id).orderBy("c.id").execute();
  return {
    items: [...before.slice(0, half).toReversed(), ...from.slice(0, half)],
    hasMore: before.length > half,
    hasLater: from.length > half,
  };
}

interface CommentsAsked {
  before?: number;
  after?: number;
  around?: number;
}

/**
 * The newest comments of a post as a reader sees them, or those before, after or around a given one; undefined if there
 * is no such post.
 */
export async function listCommentsOf(
  db: Db,
  postId: number,
  readerId: number,
  { before, after, around }: CommentsAsked,
) {
  if (!(await isSeen(db, postId, readerId))) return undefined;
  if (before === undefined && after === undefined && around !== undefined)
    return commentsAround(db, postId, readerId, around);
  const all = commentsFor(db, readerId).where("c.post_id", "=", postId).limit(rowsAsked);
  if (before === undefined && after !== undefined)
    return sliceOf(await all.where("c.id", ">", after).orderBy("c.id").execute());
  const earlier = all.where("c.id", "<", before ?? Number.MAX_SAFE_INTEGER).orderBy("c.id", "desc");
  const { items, hasMore } = sliceOf(await earlier.execute());
  return { items: items.toReversed(), hasMore };
}

// Kysely types tables and columns by name, so each needs its own query.
const likesOf = {
  post: (db: Db, id: number) =>
    db.selectFrom("post_likes").select(["id", "user_id", "is_hidden"]).where("post_id", "=", id),
  comment: (db: Db, id: number) =>
    db.selectFrom("comment_likes").select(["id", "user_id", "is_hidden"]).where("comment_id", "=", id),
};

const isLikeableSeen = {
  post: isSeen,
  comment: async (db: Db, id: number, readerId: number) => (await findSeenComment(db, id, readerId)) !== undefined,
};

/**
 * The visible people who like a post or comment, newest like first, or those before a given like; undefined if the
 * reader cannot see the target.
 */
export async function listLikersOf(
  db: Db,
  likeable: Likeable,
  id: number,
  readerId: number,
  before = Number.MAX_SAFE_INTEGER,
) {
  if (!(await isLikeableSeen[likeable](db, id, readerId))) return undefined;
  const likes = db.selectFrom(likesOf[likeable](db, id).as("l")).where(isLikeSeen(db, readerId));
  const rows = await likes
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("users")
          .select(["users.id as author_id", "username", "firstname", "lastname", "avatar"])
          .whereRef("users.id", "=", "l.user_id")
          .limit(one)
          .as("u"),
      (join) => join.onTrue(),
    )
    .select(["l.id", "u.author_id", "u.username", "u.firstname", "u.lastname", "u.avatar"])
    .where("l.id", "<", before)
    .orderBy("l.id", "desc")
    .limit(rowsAsked)
    .execute();
  return sliceOf(rows);
}
