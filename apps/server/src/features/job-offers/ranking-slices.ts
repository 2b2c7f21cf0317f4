import { compareRanks, maxRanked, type Rank } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpenFor } from "../../platform/database/open-offers";
import type { Condition } from "./filter";
import { isSameSector, scoreOf } from "./score-sql";
import type { Terms } from "./terms";

interface Ranked extends Rank {
  id: number;
  /** In microseconds. */
  createdAt: number;
  listed: boolean;
}

// A slice takes some 4 ms on the embedded database, during which all other queries wait.
const sliceSize = 200;

/**
 * Ranks these offers for an applicant, best first, in the order of `rankedIds`. Works in slices, so that other people's
 * queries wait for at most one slice.
 */
export async function rankedAmong(
  db: Db,
  applicantId: number,
  terms: Terms,
  today: string,
  ids: readonly number[],
  filter: Condition = sql`true`,
): Promise<number[]> {
  const ranked: Ranked[] = [];
  for (let first = 0; first < ids.length; first += sliceSize) {
    const { rows } = await slice(db, applicantId, terms, today, ids.slice(first, first + sliceSize), filter);
    ranked.push(...rows.filter(({ listed }) => listed));
  }
  return ranked
    .toSorted(compareRanks)
    .slice(0, maxRanked)
    .map(({ id }) => id);
}

/** Tier and score of some offers, with the same operations on doubles as in `rankedIds`. */
function slice(
  db: Db,
  applicantId: number,
  { keys, words, sector }: Terms,
  today: string,
  ids: readonly number[],
  filter: Condition,
) {
  const unscorable = keys.length === 0 ? sql`true` : sql`o.skill_total = 0`;
  const title = sql`coalesce(w.found, 0)::float8 / greatest(o.word_total, 1)`;
  const matched = sql`coalesce(k.matched, 0)`;
  return sql<Ranked>`
    with skills as materialized (
      select s.offer_id, count(*)::int as matched from job_offer_skills s
      join unnest(${keys}::text[]) as known (key) on known.key = s.skill_key
      where s.offer_id = any(${ids}::bigint[]) group by s.offer_id
    ), words as materialized (
      select s.offer_id, count(*)::int as found from job_offer_words s
      join unnest(${words}::text[]) as known (word) on known.word = s.word
      where s.offer_id = any(${ids}::bigint[]) group by s.offer_id
    )
    select o.id, (extract(epoch from o.created_at) * 1000000)::float8 as "createdAt",
      (${isOpenFor(today, applicantId)} or a.id is not null) and ${filter} as listed,
      case when ${unscorable} then 2 when ${matched} > 0 then 1 else 3 end as tier,
      case when ${unscorable} then ${title} else ${scoreOf(matched, title, isSameSector(sector))} end as score
    from (select * from job_offers where id = any(${ids}::bigint[])) o
    left join skills k on k.offer_id = o.id
    left join words w on w.offer_id = o.id
    left join applications a on a.offer_id = o.id and a.applicant_id = ${applicantId}`.execute(db);
}
