import { maxComments, notFound, postErrors } from "@passerelle/domain";
import { sql, type ExpressionBuilder, type Insertable, type SelectQueryBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared-queries";
import type { Database } from "../../platform/database/schema";
import { wordsOf } from "../../platform/database/search-words";
import { isCommentSeen, postsFor } from "./access";
import { comments } from "./comments-store";
import { likesCountOf, newestLikesOf, ownLikeOf } from "./likes-count";

type WithPost = ExpressionBuilder<Database & { p: Database["posts"] }, "p">;

/** All comments, except those of people the reader blocks. */
export const commentsFor = (db: Db, readerId: number) => comments(db, readerId).where(isCommentSeen(db, readerId));

/** The newest comments, oldest first. */
const commentsOfPost = (db: Db, eb: WithPost, readerId: number) => {
  const newest = commentsFor(db, readerId)
    .where("c.post_id", "=", eb.ref("p.id"))
    .orderBy("c.id", "desc")
    .limit(sql.lit(maxComments));
  return jsonArrayFrom(db.selectFrom(newest.as("newest")).selectAll("newest").orderBy("newest.id"));
};

/** The number of comments on a post that a reader sees: the stored count minus comments of blocked people. */
const commentsCountOf = (db: Db, eb: WithPost, readerId: number) => {
  const unseen = db
    .selectFrom("blocks as b")
    .innerJoin("comments as c", "c.author_id", "b.blocked_id")
    .select((count) => count.fn.countAll<number>().as("unseen"))
    .where("b.blocker_id", "=", readerId)
    .where("c.post_id", "=", eb.ref("p.id"))
    .where("c.hidden_at", "is", null);
  return sql<number>`(p.comments_count - ${unseen})`;
};

/** Posts with their newest likes and comments as a reader sees them, in one query for a consistent state. */
export const whole = (db: Db, ids: SelectQueryBuilder<Database, "posts", { id: number }>, readerId: number) =>
  db
    .selectFrom(ids.as("wanted"))
    .innerJoin("posts as p", "p.id", "wanted.id")
    .innerJoin("users as u", "u.id", "p.author_id")
    .select(["p.id", "p.text", "p.file", "p.image_alt", "p.created_at", "p.updated_at"])
    .select(["p.author_id", "u.username", "u.firstname", "u.lastname", "u.avatar"])
    .select((post) => [
      newestLikesOf(db, "p", readerId).as("likes"),
      likesCountOf("p", readerId).as("likes_count"),
      ownLikeOf("p", readerId).as("my_like_id"),
      commentsOfPost(db, post, readerId).as("comments"),
      commentsCountOf(db, post, readerId).as("comments_count"),
    ]);

const findPosts = prepared((db, { id, readerId }: { id: number; readerId: number }) =>
  whole(db, postsFor(db, readerId).where("id", "=", id), readerId),
);

export type PostRow = Awaited<ReturnType<typeof findPosts>>[number];

/** A post; throws a 404 if it is deleted, hidden or by a person the reader blocks. */
export async function findPost(db: Db, id: number, readerId: number): Promise<PostRow> {
  const [post] = await findPosts(db, { id, readerId });
  if (!post) throw notFound(postErrors.noPost);
  return post;
}

/** A post without likes and comments, if the reader may see it. */
export function findSeenPost(db: Db, id: number, readerId: number) {
  return postsFor(db, readerId)
    .select(["author_id", "text", "file", "image_alt", "created_at", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A comment without likes, if the reader may see it. */
export function findSeenComment(db: Db, id: number, readerId: number) {
  return commentsFor(db, readerId)
    .select("c.post_id")
    .where("c.id", "=", id)
    .where("c.post_id", "in", () => postsFor(db, readerId))
    .executeTakeFirst();
}

/** The columns of a post that its author sets. */
export type PostColumns = Pick<Insertable<Database["posts"]>, "text" | "file" | "image_alt">;

const nextId = sql`nextval(pg_get_serial_sequence('posts', 'id'))`;

type Author = Pick<PostRow, "username" | "firstname" | "lastname" | "avatar">;
type Stored = Author & Pick<PostRow, "id" | "created_at"> & { is_new: boolean };

/**
 * Stores a new post once per author and client id, in one statement, and returns it. If a call with the same client id
 * has stored one, returns only its id; of two concurrent calls, the second waits for the first to commit.
 */
export async function insertPost(
  db: Db,
  clientId: string | undefined,
  post: Required<PostColumns> & { author_id: number },
): Promise<{ id: number; created?: PostRow }> {
  const { author_id, text, file, image_alt } = post;
  const { rows } = await sql<Stored>`
    with named as (
      insert into creations (user_id, kind, client_id, object_id)
      select ${author_id}, 'posts', ${clientId ?? null}, ${nextId} where ${clientId !== undefined}::boolean
      on conflict (user_id, client_id, kind) do update set kind = excluded.kind
      returning object_id, xmax = 0 as is_new
    ), saved as (
      insert into posts (id, author_id, text, words, file, image_alt) overriding system value
      select coalesce(named.object_id, ${nextId}), ${author_id}, ${text}, ${wordsOf(text)}, ${file}, ${image_alt}
      from (values (1)) as one left join named on true
      where named.is_new is not false
      returning id, created_at
    )
    select coalesce(saved.id, named.object_id) as id, saved.id is not null as is_new, saved.created_at,
      u.username, u.firstname, u.lastname, u.avatar
    from users u left join saved on true left join named on true where u.id = ${author_id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error("The author of a stored post is gone.");
  const none = { updated_at: null, likes: [], likes_count: null, my_like_id: null, comments: [], comments_count: 0 };
  return { id: stored.id, ...(stored.is_new && { created: Object.assign(none, post, stored) }) };
}

/** Finds and locks a post until the end of the transaction. */
export function lockPost(tx: Tx, id: number) {
  return tx
    .selectFrom("posts")
    .select(["id", "author_id", "text", "file", "image_alt"])
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePost(tx: Tx, id: number, post: PostColumns): Promise<void> {
  await tx
    .updateTable("posts")
    .set({ ...post, words: wordsOf(post.text), updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Deletes a post with its likes and comments. */
export async function deletePost(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("posts").where("id", "=", id).execute();
}
