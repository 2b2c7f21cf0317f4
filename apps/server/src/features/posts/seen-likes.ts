import { maxLikes as mostLikes } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { blockedBy } from "../blocks";

/** How many likes of a post or comment are read with it, as a part of queries that are prepared once. */
export const maxLikes = sql.lit(mostLikes);

/** Whether a reader sees a like `l`: nobody sees those of suspended people, and nobody those of whom they block. */
export const isLikeSeen = (db: Db, readerId: number) =>
  sql<boolean>`(not l.is_hidden and l.user_id not in ${blockedBy(db, readerId)})`;

const likesOf = {
  p: { likes: sql.table("post_likes"), key: sql.ref("l.post_id") },
  c: { likes: sql.table("comment_likes"), key: sql.ref("l.comment_id") },
};

/**
 * How many likes of a post `p` or comment `c` a reader sees: of all that are not hidden only those of blocked people are
 * counted. Null where those that are read with it are all.
 */
export const likesCountOf = (liked: keyof typeof likesOf, readerId: number) => {
  const { likes, key } = likesOf[liked];
  const [id, all] = [sql.ref(`${liked}.id`), sql.ref<number>(`${liked}.likes_count`)];
  return sql<number | null>`case when ${all} > ${maxLikes} then ${all} - (
    select count(*) from blocks b cross join lateral (
      select from ${likes} l where ${key} = ${id} and l.user_id = b.blocked_id and not l.is_hidden limit 1) unseen
    where b.blocker_id = ${readerId}) end`;
};

/** Has the likes of somebody neither shown nor counted while they are suspended. */
export async function hideLikes(tx: Tx, userId: number, is_hidden: boolean): Promise<void> {
  for (const likes of ["post_likes", "comment_likes"] as const)
    await tx.updateTable(likes).set({ is_hidden }).where("user_id", "=", userId).execute();
}
