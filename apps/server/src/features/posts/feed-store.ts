import { maxNewPosts } from "@passerelle/domain";
import { sql } from "kysely";
import type { Paging } from "../../platform/http/paging";
import type { Db } from "../../platform/database/database";
import { rowsPerBatch } from "../../platform/database/read-in-batches";
import { cutPage, listPage, preparedPages, type SortKey } from "../../platform/database/keyset-pagination";
import { totalOf } from "../../platform/database/totals";
import { blockedBy } from "../blocks";
import { postsFor } from "./access";
import { whole } from "./store";

interface Feed {
  readerId: number;
  /** The newest post to include. */
  upTo: number;
}

const newestFirst = (id: string): SortKey[] => [{ by: sql.ref(id), as: "id", order: "desc" }];

const placeOf = (id: string) => listPage(newestFirst(id), { size: 0, offset: 0 }).place.as("place");

const findPage = preparedPages((db, { readerId, upTo }: Feed, page) => {
  const part = listPage(newestFirst("id"), page);
  const all = postsFor(db, readerId).where("id", "<=", upTo).where(part.isAfter);
  const ids = all.orderBy(part.order).limit(part.limit).offset(part.offset);
  return whole(db, ids, readerId)
    .select([totalFor(db, { readerId, upTo }).as("total"), placeOf("p.id")])
    .orderBy("p.id", "desc");
});

/** One page of posts, newest first, starting at `upTo` or the newest, and the reader's total. */
export async function listPosts(db: Db, readerId: number, page: Paging, upTo = Number.MAX_SAFE_INTEGER) {
  const found = await findPage(db, { readerId, upTo }, page);
  return { ...cutPage(found, page), total: await totalOf(db, found, page, totalFor(db, { readerId, upTo })) };
}

interface Authored {
  authorId: number;
  readerId: number;
}

const postsBy = (db: Db, { authorId, readerId }: Authored) => postsFor(db, readerId).where("author_id", "=", authorId);

const countBy = (db: Db, authored: Authored) => {
  const all = db.selectFrom(postsBy(db, authored).as("all"));
  return sql<number>`(${all.select((eb) => eb.fn.countAll().as("total"))})`;
};

const findPageBy = preparedPages((db, authored: Authored, page) => {
  const part = listPage(newestFirst("id"), page);
  const ids = postsBy(db, authored).where(part.isAfter).orderBy(part.order).limit(part.limit).offset(part.offset);
  return whole(db, ids, authored.readerId)
    .select([countBy(db, authored).as("total"), placeOf("p.id")])
    .orderBy("p.id", "desc");
});

/** One page of a person's posts as a reader sees them, newest first, and their total. */
export async function listPostsOf(db: Db, authored: Authored, page: Paging) {
  const found = await findPageBy(db, authored, page);
  return { ...cutPage(found, page), total: await totalOf(db, found, page, countBy(db, authored)) };
}

/** The number of posts visible to a reader that are newer than a given one, counted up to `most`. */
const newerThan = (db: Db, readerId: number, id: number, max: number) =>
  db
    .selectFrom(postsFor(db, readerId).where("id", ">", id).orderBy("id", "desc").limit(sql.lit(max)).as("newer"))
    .select((eb) => eb.fn.countAll<number>().as("count"));

/** The number of posts visible to a reader that are newer than a given one, up to the maximum. */
export async function countNewPosts(db: Db, readerId: number, after: number): Promise<number> {
  const { count } = await newerThan(db, readerId, after, maxNewPosts).executeTakeFirstOrThrow();
  return count;
}

/** A person's next hundred posts after a given one, oldest first, as they see them. */
export function listPostsBy(db: Db, authorId: number, after: number) {
  const page = db.selectFrom("posts").select("id").where("author_id", "=", authorId).where("id", ">", after);
  return whole(db, page.orderBy("id").limit(sql.lit(rowsPerBatch)), authorId)
    .orderBy("p.id")
    .execute();
}

/** The maximum number of newer posts to subtract from a total; clients reload a list long before there are more. */
const maxNewer = 1_000;

/** The number of posts up to `upTo` that a reader sees: all minus the few hidden ones, without reading the table. */
const totalFor = (db: Db, { readerId, upTo }: Feed) => {
  const hidden = db
    .selectFrom("posts")
    .select((eb) => eb.fn.countAll<number>().as("hidden"))
    .where("author_id", "in", blockedBy(db, readerId))
    .where("hidden_at", "is", null);
  const moderated = db
    .selectFrom("posts")
    .select((eb) => eb.fn.countAll<number>().as("moderated"))
    .where("hidden_at", "is not", null);
  const posts = db.selectFrom("totals").select("total").where("name", "=", "posts");
  const newer = newerThan(db, readerId, upTo, maxNewer);
  return sql<number>`(${posts} - ${hidden} - ${moderated} - ${newer})`;
};
