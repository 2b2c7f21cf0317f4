import { maxLikes as mostLikes } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";

/** The number of likes read with a post or comment, as a literal for prepared queries. */
export const maxLikes = sql.lit(mostLikes);

const likesOf = {
  p: { likes: sql.table("post_likes"), key: sql.ref("l.post_id") },
  c: { likes: sql.table("comment_likes"), key: sql.ref("l.comment_id") },
};

/**
 * The number of likes of post `p` or comment `c` that a reader sees: the stored count minus likes of blocked people.
 * Null if the likes read with it are all.
 */
export const likesCountOf = (liked: keyof typeof likesOf, readerId: number) => {
  const { likes, key } = likesOf[liked];
  const [id, all] = [sql.ref(`${liked}.id`), sql.ref<number>(`${liked}.likes_count`)];
  return sql<number | null>`case when ${all} > ${maxLikes} then ${all} - (
    select count(*) from blocks b cross join lateral (
      select from ${likes} l where ${key} = ${id} and l.user_id = b.blocked_id and not l.is_hidden limit 1) unseen
    where b.blocker_id = ${readerId}) end`;
};

/** Hides a person's likes, also from counts, while they are suspended. */
export async function hideLikes(tx: Tx, userId: number, is_hidden: boolean): Promise<void> {
  for (const likes of ["post_likes", "comment_likes"] as const)
    await tx.updateTable(likes).set({ is_hidden }).where("user_id", "=", userId).execute();
}
