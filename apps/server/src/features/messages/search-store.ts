import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { messageColumns, personOf } from "./store";

/** So many of somebody's messages one search looks at, whatever others have written. */
const maxSearched = 5_000;

interface Search {
  /** Each begins a word of what is found. */
  words: readonly string[];
  readerId: number;
  /** Only messages before this one. */
  before: number;
  size: number;
}

/** Ids of messages that are found, newest first, and the `before` that goes on; undefined where nothing is older. */
async function findIds(db: Db, { words, readerId, before, size }: Search) {
  const wanted = words.map((word) => `'${word}':*`).join(" & ");
  const isFound = sql`(case when m.sender_id = ${readerId} then coalesce(m.own_words, m.words) else m.words end)
    @@ ${wanted}::tsquery`;
  // Discussions with people whom the reader blocks are few, and looked up once.
  const isHit = sql`m.deleted_at is null and ${isFound}
    and m.discussion_id <> all (array(
      select d.id from blocks b join discussions d
        on d.user_low = least(b.blocker_id, b.blocked_id) and d.user_high = greatest(b.blocker_id, b.blocked_id)
      where b.blocker_id = ${readerId}))`;
  const newest = (column: "sender_id" | "recipient_id") => sql`
    (select m.id, ${isHit} as is_hit from messages m where ${sql.ref(column)} = ${readerId} and m.id < ${before}
     order by m.id desc limit ${sql.lit(maxSearched)})`;
  const { rows } = await sql<{ searched: number; oldest: number | null; hits: number[] }>`
    with own as (${newest("sender_id")} union all ${newest("recipient_id")}),
    recent as materialized (select * from own order by id desc limit ${sql.lit(maxSearched)})
    select count(*)::int as searched, min(id) as oldest,
      array(select id from recent where is_hit order by id desc limit ${size + 1}) as hits
    from recent`.execute(db);
  const { searched = 0, oldest, hits = [] } = rows[0] ?? {};
  const ids = hits.slice(0, size).map(Number);
  return { ids, next: hits.length > size ? ids.at(-1) : searched === maxSearched ? Number(oldest) : undefined };
}

/** A page of somebody's messages that a text finds, newest first, with their two people, null if deleted. */
export async function searchMessages(db: Db, search: Search) {
  const { ids, next } = await findIds(db, search);
  if (ids.length === 0) return { items: [], next };
  const items = await db
    .selectFrom("messages as m")
    .innerJoin("discussions as d", "d.id", "m.discussion_id")
    .select(messageColumns)
    .select([personOf(db, "d.user_low").as("user1"), personOf(db, "d.user_high").as("user2")])
    .where("m.id", "in", ids)
    .orderBy("m.id", "desc")
    .execute();
  return { items, next };
}
