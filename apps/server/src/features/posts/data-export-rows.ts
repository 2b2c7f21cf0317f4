import type { Db } from "../../platform/database/database";
import { byId, readInBatches, rowsInOrder } from "../../platform/database/read-in-batches";
import type { CallFiles } from "../../platform/files/call-files";
import { postsFor } from "./access";
import { comments } from "./comments-store";
import * as presenter from "./presenter";
import { listPostsBy } from "./feed-store";
import { commentsFor } from "./store";

/** All posts of a person as they see them, oldest first. */
export async function* ownPosts(db: Db, userId: number, files: Pick<CallFiles, "pictureLink">) {
  for await (const row of readInBatches((after) => listPostsBy(db, userId, after), byId))
    yield presenter.post(row, files);
}

/** All comments of a person, oldest first. */
export async function* ownComments(db: Db, userId: number) {
  const own = comments(db, userId).where("c.author_id", "=", userId);
  for await (const row of rowsInOrder(own, "c.id", byId)) yield presenter.comment(row);
}

const seenPosts = (db: Db, readerId: number) =>
  db
    .selectFrom("posts as p")
    .innerJoin("users as u", "u.id", "p.author_id")
    .select(["p.id", "p.text", "u.firstname", "u.lastname"])
    .where("p.id", "in", postsFor(db, readerId))
    .as("seen");

const seenComments = (db: Db, readerId: number) =>
  commentsFor(db, readerId).where("c.post_id", "in", postsFor(db, readerId)).as("seen");

const headingLength = 100;

/** The author's name and the beginning of the text; undefined if the reader cannot see it. */
function headingOf({ firstname, lastname, text }: Record<"firstname" | "lastname" | "text", string | null>) {
  if (text === null) return undefined;
  const letters = Array.from(text);
  const beginning = letters.length > headingLength ? `${letters.slice(0, headingLength).join("")}...` : text;
  return `${firstname} ${lastname}: ${beginning}`;
}

/** The person's likes of posts, then of comments, oldest first. */
export async function* ownLikes(db: Db, userId: number) {
  const ofPosts = db
    .selectFrom("post_likes as l")
    .leftJoin(seenPosts(db, userId), (join) => join.onRef("seen.id", "=", "l.post_id"))
    .select(["l.id", "l.post_id", "seen.firstname", "seen.lastname", "seen.text"])
    .where("l.user_id", "=", userId);
  for await (const { post_id: id, ...seen } of rowsInOrder(ofPosts, "l.id", byId))
    yield { value: { kind: "post" as const, id }, heading: headingOf(seen) };
  const ofComments = db
    .selectFrom("comment_likes as l")
    .innerJoin("comments as c", "c.id", "l.comment_id")
    .leftJoin(seenComments(db, userId), (join) => join.onRef("seen.id", "=", "l.comment_id"))
    .select(["l.id", "l.comment_id", "c.post_id", "seen.firstname", "seen.lastname", "seen.content as text"])
    .where("l.user_id", "=", userId);
  for await (const { comment_id: commentId, post_id: id, ...seen } of rowsInOrder(ofComments, "l.id", byId))
    yield { value: { kind: "post" as const, id, commentId }, heading: headingOf(seen) };
}
