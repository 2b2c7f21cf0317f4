import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { blockedBy } from "../blocks";
import { postsFor } from "./access";

export type Likeable = "post" | "comment";

/** The target of a like: a post, or a comment on it. */
interface Liked {
  post_id: number;
  /** Null if the target is the post itself. */
  comment_id: number | null;
}

interface Like {
  id: number;
  username: string;
  userId: number;
}

const targets = {
  post: { likes: sql.table("post_likes"), key: sql.ref("post_id") },
  comment: { likes: sql.table("comment_likes"), key: sql.ref("comment_id") },
};

// Concurrent likes of one target wait for each other, because its count changes; deletions wait for them.
const holding = {
  post: (tx: Tx, id: number, readerId: number) => sql<Liked & { author_id: number }>`
    select id as post_id, null::bigint as comment_id, author_id from posts
    where id = ${id} and hidden_at is null and author_id not in ${blockedBy(tx, readerId)} for no key update`,
  comment: (tx: Tx, id: number, readerId: number) => sql<Liked & { author_id: number }>`
    select post_id, id as comment_id, author_id from comments
    where id = ${id} and hidden_at is null and author_id not in ${blockedBy(tx, readerId)}
      and post_id in ${postsFor(tx, readerId)} for no key update`,
};

const deleting = {
  post: (id: number, userId: number) => sql<Liked>`
    delete from post_likes where id = ${id} and user_id = ${userId} returning post_id, null::bigint as comment_id`,
  comment: (id: number, userId: number) => sql<Liked>`
    delete from comment_likes l using comments c
    where c.id = l.comment_id and l.id = ${id} and l.user_id = ${userId} returning c.post_id, l.comment_id`,
};

// Locks the target before the like, in the same order as a deletion of the target.
const holdingOfLike = {
  post: (id: number) => sql`
    select from posts where id = (select post_id from post_likes where id = ${id}) for no key update`,
  comment: (id: number) => sql`
    select from comments where id = (select comment_id from comment_likes where id = ${id}) for no key update`,
};

/** Finds the target of a new like with its author, and locks it against deletion until the end of the transaction. */
export async function lockLiked(tx: Tx, likeable: Likeable, id: number, readerId: number) {
  const { rows } = await holding[likeable](tx, id, readerId).execute(tx);
  return rows[0];
}

/** Stores a like unless one exists; the unique constraint decides between concurrent requests. */
export async function insertLike(
  tx: Tx,
  likeable: Likeable,
  targetId: number,
  userId: number,
): Promise<Like & { isNew: boolean }> {
  const { likes, key } = targets[likeable];
  const like = sql`id, user_id as "userId", (select username from users where id = user_id)`;
  for (;;) {
    const made = await sql<Like>`
      insert into ${likes} (${key}, user_id) values (${targetId}, ${userId})
      on conflict do nothing returning ${like}`.execute(tx);
    if (made.rows[0]) return { ...made.rows[0], isNew: true };
    const existing = await sql<Like>`
      select ${like} from ${likes} where ${key} = ${targetId} and user_id = ${userId}`.execute(tx);
    if (existing.rows[0]) return { ...existing.rows[0], isNew: false };
    // Another tab has just removed the existing like: insert it again.
  }
}

/** Deletes a like if it is the user's own; returns its target. */
export async function deleteLike(tx: Tx, likeable: Likeable, id: number, userId: number): Promise<Liked | undefined> {
  await holdingOfLike[likeable](id).execute(tx);
  const { rows } = await deleting[likeable](id, userId).execute(tx);
  return rows[0];
}

/**
 * Locks the posts and comments whose counts change when an account is deleted. Call it before any other lock of the
 * account, because likes and comments also lock these before they notify people.
 */
export async function lockFeedOf(tx: Tx, userId: number): Promise<void> {
  await sql`
    select from posts where id in (
      select id from posts where author_id = ${userId}
      union select post_id from post_likes where user_id = ${userId}
      union select post_id from comments where author_id = ${userId}
    ) order by id for no key update`.execute(tx);
  await sql`
    select from comments where id in (select comment_id from comment_likes where user_id = ${userId})
    order by id for no key update`.execute(tx);
}
