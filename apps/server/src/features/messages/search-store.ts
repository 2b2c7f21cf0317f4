import type { WantedWord } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { tsqueryOf } from "../../platform/database/search-words";
import { messageColumns, personOf } from "./store";

/** The maximum number of a person's messages that one search reads. */
const maxSearched = 5_000;

interface Search {
  /** Words that a message must contain. */
  words: readonly WantedWord[];
  readerId: number;
  /** Only messages before this one. */
  before: number;
  size: number;
}

/** Ids of matching messages, newest first, and the `before` of the next page; undefined if there are no older ones. */
async function findIds(db: Db, { words, readerId, before, size }: Search) {
  const isFound = sql`(case when m.sender_id = ${readerId} then coalesce(m.own_words, m.words) else m.words end)
    @@ ${tsqueryOf(words)}::tsquery`;
  // The reader's discussions with people they block are few, so they are looked up once.
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

/** One page of a person's messages that match a search, newest first, with both people (null for deleted ones). */
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
