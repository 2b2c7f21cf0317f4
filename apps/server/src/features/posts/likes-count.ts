import { maxLikes as mostLikes } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { isLikeSeen } from "./access";

/** The number of likes read with a post or comment, as a literal for prepared queries. */
const maxLikes = sql.lit(mostLikes);

const likesOf = {
  p: { likes: sql.table("post_likes"), key: sql.ref("l.post_id") },
  c: { likes: sql.table("comment_likes"), key: sql.ref("l.comment_id") },
};

/**
 * The number of likes of post `p` or comment `c` that a reader sees (`isLikeSeen`): the stored count, which omits
 * hidden likes, minus likes of blocked people. Null if the likes read with it are all.
 */
export const likesCountOf = (liked: keyof typeof likesOf, readerId: number) => {
  const { likes, key } = likesOf[liked];
  const [id, all] = [sql.ref(`${liked}.id`), sql.ref<number>(`${liked}.likes_count`)];
  return sql<number | null>`case when ${all} > ${maxLikes} then ${all} - (
    select count(*) from blocks b cross join lateral (
      select from ${likes} l where ${key} = ${id} and l.user_id = b.blocked_id and not l.is_hidden limit 1) unseen
    where b.blocker_id = ${readerId}) end`;
};

/** The newest likes of post `p` or comment `c` that a reader sees, oldest first. */
export const newestLikesOf = (db: Db, liked: keyof typeof likesOf, readerId: number) => {
  const { likes, key } = likesOf[liked];
  return sql<{ id: number; username: string; userId: number }[]>`(
    select coalesce(json_agg(agg), '[]') from (
      select newest.* from (
        select l.id, (select u.username from users u where u.id = l.user_id) as username, l.user_id as "userId"
        from ${likes} l where ${key} = ${sql.ref(`${liked}.id`)} and ${isLikeSeen(db, readerId)}
        order by l.id desc limit ${maxLikes}) newest
      order by newest.id) agg)`;
};

/** The id of the reader's own like of post `p` or comment `c`; null without one. */
export const ownLikeOf = (liked: keyof typeof likesOf, readerId: number) => {
  const { likes, key } = likesOf[liked];
  return sql<number | null>`(
    select l.id from ${likes} l where ${key} = ${sql.ref(`${liked}.id`)} and l.user_id = ${readerId})`;
};

/** Hides a person's likes, also from counts, while they are suspended. */
export async function hideLikes(tx: Tx, userId: number, is_hidden: boolean): Promise<void> {
  for (const likes of ["post_likes", "comment_likes"] as const)
    await tx.updateTable(likes).set({ is_hidden }).where("user_id", "=", userId).execute();
}
