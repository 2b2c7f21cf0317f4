import { maxComments } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isPostSeen } from "./access";
import { commentsFor } from "./store";

/** A page of a post's comments or likes. */
interface Slice<Row> {
  items: Row[];
  /** Whether there are more in the requested direction. */
  hasMore: boolean;
  /** With `around`: whether later ones follow. */
  hasLater?: boolean;
}

/** The page that a query for `rowsAsked` rows found. */
export const sliceOf = <Row>(rows: readonly Row[]): Slice<Row> => ({
  items: rows.slice(0, maxComments),
  hasMore: rows.length > maxComments,
});

/** One row more than a page, to know whether others follow. */
export const rowsAsked = sql.lit(maxComments + 1);

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
  if (!(await isPostSeen(db, postId, readerId))) return undefined;
  if (before === undefined && after === undefined && around !== undefined)
    return commentsAround(db, postId, readerId, around);
  const all = commentsFor(db, readerId).where("c.post_id", "=", postId).limit(rowsAsked);
  if (before === undefined && after !== undefined)
    return sliceOf(await all.where("c.id", ">", after).orderBy("c.id").execute());
  const earlier = all.where("c.id", "<", before ?? Number.MAX_SAFE_INTEGER).orderBy("c.id", "desc");
  const { items, hasMore } = sliceOf(await earlier.execute());
  return { items: items.toReversed(), hasMore };
}
