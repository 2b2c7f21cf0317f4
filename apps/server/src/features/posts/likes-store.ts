import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";

/** What can be liked. */
export type Likeable = "post" | "comment";

/** The target of a like: a post, or a comment of it. */
interface Liked {
  post_id: number;
  /** Null if it is the post itself. */
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

// Others may like it at the same time; a deletion waits.
const holding = {
  post: (id: number) => sql<Liked & { author_id: number }>`
    select id as post_id, null::bigint as comment_id, author_id from posts where id = ${id} and hidden_at is null for key share`,
  comment: (id: number) => sql<Liked & { author_id: number }>`
    select post_id, id as comment_id, author_id from comments where id = ${id} and hidden_at is null for key share`,
};

const deleting = {
  post: (id: number, userId: number) => sql<Liked>`
    delete from post_likes where id = ${id} and user_id = ${userId} returning post_id, null::bigint as comment_id`,
  comment: (id: number, userId: number) => sql<Liked>`
    delete from comment_likes l using comments c
    where c.id = l.comment_id and l.id = ${id} and l.user_id = ${userId} returning c.post_id, l.comment_id`,
};

/** The target of a new like, with its author; protected from deletion until the end of the transaction. */
export async function holdLiked(tx: Tx, likeable: Likeable, id: number) {
  const { rows } = await holding[likeable](id).execute(tx);
  return rows[0];
}

/** Stores a like unless there is one already; the unique constraint decides. */
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
    // Another tab has just removed it: create it after all.
  }
}

/** Removes a like if it is the user's own, and returns its target. */
export async function deleteLike(tx: Tx, likeable: Likeable, id: number, userId: number): Promise<Liked | undefined> {
  const { rows } = await deleting[likeable](id, userId).execute(tx);
  return rows[0];
}
