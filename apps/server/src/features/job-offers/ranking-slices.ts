import type { Paging } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Condition } from "./filter";
import { isOpenFor } from "../../platform/database/open-offers";
import { isSameSector, scoreOf } from "./score";

/** What an applicant may share with an offer. */
export interface Terms {
  keys: readonly string[];
  words: readonly string[];
  sector: string;
}

interface Ranked {
  id: number;
  tier: number;
  score: number;
  /** Microseconds. */
  created: number;
  listed: boolean;
}

// A slice takes some 4 ms on the embedded database, for which each query of everybody else waits.
const defaultSliceSize = 200;

const compare = (a: Ranked, b: Ranked) => a.tier - b.tier || b.score - a.score || b.created - a.created || b.id - a.id;

const bestOf = (ranked: readonly Ranked[], { offset, size }: Paging) =>
  ranked
    .filter(({ listed }) => listed)
    .toSorted(compare)
    .slice(0, offset + size);

const pageOf = (best: readonly Ranked[], { offset }: Paging) => best.slice(offset).map(({ id }) => id);

/**
 * The ids of a page of an applicant's list, in the same order as `rankedIds` gives them, a slice of the offers at a
 * time: whatever the applicant shares with the market, other people's queries wait for one slice at most.
 */
export async function slicedIds(
  db: Db,
  applicantId: number,
  terms: Terms,
  today: string,
  page: Paging,
  { sliceSize = defaultSliceSize, filter = sql<boolean>`true` }: { sliceSize?: number; filter?: Condition } = {},
): Promise<number[]> {
  let best: Ranked[] = [];
  for (let after = 0; ;) {
    const { rows } = await slice(db, applicantId, terms, today, {
      offers: sql`o.id > ${after} and ${filter} order by o.id limit ${sql.lit(sliceSize)}`,
      shared: sql`s.offer_id between (select first from bounds) and (select last from bounds)`,
    });
    best = bestOf([...best, ...rows], page);
    const last = rows.at(-1);
    if (!last || rows.length < sliceSize) return pageOf(best, page);
    after = last.id;
  }
}

/** The same of a list that holds these offers alone, at most. */
export async function rankedAmong(
  db: Db,
  applicantId: number,
  terms: Terms,
  today: string,
  page: Paging,
  ids: readonly number[],
): Promise<number[]> {
  let best: Ranked[] = [];
  for (let first = 0; first < ids.length; first += defaultSliceSize) {
    const some = ids.slice(first, first + defaultSliceSize);
    const { rows } = await slice(db, applicantId, terms, today, {
      offers: sql`o.id = any(${some}::bigint[])`,
      shared: sql`s.offer_id = any(${some}::bigint[])`,
    });
    best = bestOf([...best, ...rows], page);
  }
  return pageOf(best, page);
}

/** Tier and score of the offers of a condition, whose terms are those `shared`, by the same operations on doubles as in `rankedIds`. */
function slice(
  db: Db,
  applicantId: number,
  { keys, words, sector }: Terms,
  today: string,
  { offers, shared }: { offers: RawBuilder<unknown>; shared: RawBuilder<unknown> },
) {
  const unscorable = keys.length === 0 ? sql`true` : sql`o.skill_total = 0`;
  const title = sql`coalesce(w.found, 0)::float8 / greatest(o.word_total, 1)`;
  const matched = sql`coalesce(k.matched, 0)`;
  return sql<Ranked>`
    with slice as materialized (
      select o.id, o.recruiter_id, o.created_at, o.active, o.closing_date, o.skill_total, o.word_total
      from job_offers o where ${offers}
    ), bounds as materialized (
      select min(id) as first, max(id) as last from slice
    ), skills as materialized (
      select s.offer_id, count(*)::int as matched from job_offer_skills s
      join unnest(${keys}::text[]) as known (key) on known.key = s.skill_key
      where ${shared} group by s.offer_id
    ), words as materialized (
      select s.offer_id, count(*)::int as found from job_offer_words s
      join unnest(${words}::text[]) as known (word) on known.word = s.word
      where ${shared} group by s.offer_id
    )
    select o.id, (extract(epoch from o.created_at) * 1000000)::float8 as created,
      ${isOpenFor(today, applicantId)} or a.id is not null as listed,
      case when ${unscorable} then 2 when ${matched} > 0 then 1 else 3 end as tier,
      case when ${unscorable} then ${title} else ${scoreOf(matched, title, isSameSector(sector))} end as score
    from slice o
    left join recruiter_profiles r on r.user_id = o.recruiter_id
    left join skills k on k.offer_id = o.id
    left join words w on w.offer_id = o.id
    left join applications a on a.offer_id = o.id and a.applicant_id = ${applicantId}
    order by o.id`.execute(db);
}
