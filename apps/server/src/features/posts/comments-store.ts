import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared-queries";
import { blockedBy } from "../blocks";
import { likesCountOf, newestLikesOf, ownLikeOf } from "./likes-count";

/** A limit that forces a lookup per person: for five likes the planner would read the whole table. */
export const one = sql<number>`1`;

/** Visible comments `c` with their newest likes, the reader's own like and the public data of their authors. */
export const comments = (db: Db, readerId: number) =>
  db
    .selectFrom("comments as c")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("users")
          .select(["username", "firstname", "lastname", "avatar"])
          .whereRef("users.id", "=", "c.author_id")
          .limit(one)
          .as("author"),
      (join) => join.onTrue(),
    )
    .select(["c.id", "c.content", "c.created_at", "c.updated_at"])
    .select(["c.author_id", "author.username", "author.firstname", "author.lastname", "author.avatar"])
    .select([
      newestLikesOf(db, "c", readerId).as("likes"),
      likesCountOf("c", readerId).as("likes_count"),
      ownLikeOf("c", readerId).as("my_like_id"),
    ])
    .where("c.hidden_at", "is", null);

const findComments = prepared((db, { id, readerId }: { id: number; readerId: number }) =>
  comments(db, readerId).where("c.id", "=", id),
);

/** A comment as a reader sees it; undefined if it does not exist. */
export const findComment = async (db: Db, id: number, readerId: number) =>
  (await findComments(db, { id, readerId }))[0];

/** Stores a comment and locks its post against deletion until the commit; undefined without a visible post. */
export async function insertComment(tx: Tx, postId: number, comment: { author_id: number; content: string }) {
  const { rows } = await sql<{ id: number; post_author: number }>`
    with post as (
      select id, author_id from posts where id = ${postId} and hidden_at is null
        and author_id not in ${blockedBy(tx, comment.author_id)} for no key update)
    insert into comments (post_id, author_id, content)
    select id, ${comment.author_id}::bigint, ${comment.content} from post
    returning id, (select author_id from post) as post_author`.execute(tx);
  return rows[0];
}

/** Finds and locks a comment until the end of the transaction. */
export function lockComment(tx: Tx, id: number) {
  return tx
    .selectFrom("comments")
    .select(["id", "post_id", "author_id", "content"])
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the text of a comment. */
export async function updateComment(tx: Tx, id: number, content: string): Promise<void> {
  await tx
    .updateTable("comments")
    .set({ content, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Locks the post of a comment. Changes that involve both lock the post first. */
export async function lockPostOf(tx: Tx, commentId: number): Promise<void> {
  await tx
    .selectFrom("posts")
    .select("id")
    .where("id", "=", (eb) => eb.selectFrom("comments").select("post_id").where("id", "=", commentId))
    .forNoKeyUpdate()
    .execute();
}

/** Deletes a comment with its likes. */
export async function deleteComment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("comments").where("id", "=", id).execute();
}
