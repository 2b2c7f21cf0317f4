import { maxComments } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { isPostSeen } from "./access";
import { rowsAsked, sliceOf } from "./pages";
import { commentsFor } from "./store";

/** The number of comments before `around`, and from it on. */
const half = maxComments / 2;

/** The comments on both sides of a given id. */
async function commentsAround(db: Db, postId: number, readerId: number, id: number) {
  const all = commentsFor(db, readerId).where("c.post_id", "=", postId).limit(rowsAsked(half));
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
  const all = commentsFor(db, readerId).where("c.post_id", "=", postId).limit(rowsAsked(maxComments));
  if (before === undefined && after !== undefined)
    return sliceOf(await all.where("c.id", ">", after).orderBy("c.id").execute(), maxComments);
  const earlier = all.where("c.id", "<", before ?? Number.MAX_SAFE_INTEGER).orderBy("c.id", "desc");
  const { items, hasMore } = sliceOf(await earlier.execute(), maxComments);
  return { items: items.toReversed(), hasMore };
}
