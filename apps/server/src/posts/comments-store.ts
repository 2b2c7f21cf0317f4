import { sql, type ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "../platform/database";
import type { Database } from "../platform/schema";

type WithComment = ExpressionBuilder<Database & { c: Database["comments"] }, "c">;

/** The likes of a comment `c`, oldest first. */
export const likesOfComment = (eb: WithComment) =>
  jsonArrayFrom(
    eb
      .selectFrom("comment_likes as l")
      .innerJoin("users as u", "u.id", "l.user_id")
      .select(["l.id", "u.username"])
      .whereRef("l.comment_id", "=", "c.id")
      .orderBy("l.id"),
  );

/** What everybody sees of a comment `c` and of its author `u` (D-156). */
export const commentColumns = [
  "c.id",
  "c.content",
  "c.created_at",
  "c.updated_at",
  "u.username",
  "u.firstname",
  "u.lastname",
  "u.avatar",
] as const;

/** A comment that is there. */
export function findComment(db: Db, id: number) {
  return db
    .selectFrom("comments as c")
    .innerJoin("users as u", "u.id", "c.author_id")
    .select(commentColumns)
    .select((comment) => likesOfComment(comment).as("likes"))
    .where("c.id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Stores a new comment and answers its id. */
export async function insertComment(
  tx: Tx,
  comment: { post_id: number; author_id: number; content: string },
): Promise<number> {
  const { id } = await tx.insertInto("comments").values(comment).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A comment as it is stored; nobody else changes it until the end of the transaction. */
export function lockComment(tx: Tx, id: number) {
  return tx
    .selectFrom("comments")
    .select(["id", "post_id", "author_id", "content"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores what a comment says from now on. */
export async function updateComment(tx: Tx, id: number, content: string): Promise<void> {
  await tx
    .updateTable("comments")
    .set({ content, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Deletes a comment with its likes. */
export async function deleteComment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("comments").where("id", "=", id).execute();
}
