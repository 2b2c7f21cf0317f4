import type { WantedWord } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { tsqueryOf } from "../../platform/database/search-words";
import { postsFor } from "./access";
import { whole } from "./store";

/** The maximum number of posts that one search reads. */
const maxSearched = 5_000;

interface Search {
  words: readonly WantedWord[];
  readerId: number;
  /** Only posts before this one. */
  before: number;
  size: number;
}

/** One page of the posts that match a search, newest first, and the `before` of the next page, if there are older ones. */
export async function searchPosts(db: Db, { words, readerId, before, size }: Search) {
  const isHit = sql<boolean>`words @@ ${tsqueryOf(words)}::tsquery`.as("is_hit");
  const recent = postsFor(db, readerId).select(isHit).where("id", "<", before).orderBy("id", "desc");
  const { rows } = await sql<{ searched: number; oldest: number | null; hits: number[] }>`
    with recent as materialized (${recent.limit(sql.lit(maxSearched))})
    select count(*)::int as searched, min(id) as oldest,
      array(select id from recent where is_hit order by id desc limit ${size + 1}) as hits
    from recent`.execute(db);
  const { searched = 0, oldest, hits = [] } = rows[0] ?? {};
  const ids = hits.slice(0, size).map(Number);
  const next = hits.length > size ? ids.at(-1) : searched === maxSearched ? Number(oldest) : undefined;
  if (ids.length === 0) return { items: [], next };
  const found = postsFor(db, readerId).where("id", "in", ids);
  return { items: await whole(db, found, readerId).orderBy("p.id", "desc").execute(), next };
}
