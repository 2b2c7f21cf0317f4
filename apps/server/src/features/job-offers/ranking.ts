import { type Applicant, type Paging, weights } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Condition } from "./filter";
import { isOpen, isOpenFor } from "../../platform/database/open-offers";
import { slicedIds, type Terms } from "./ranking-slices";
import { isSameSector, number, scoreOf } from "./score";

// Beyond these a page is ranked in slices: the embedded database runs one query at a time, for everybody.
const maxShared = 4_000;
const maxOffset = 500;

/** How many offers an applicant's list holds: the active ones but those of people they block, and those applied to. */
export async function countOffersFor(db: Db, today: string, applicantId: number): Promise<number> {
  const found = await sql<{ total: number }>`
    select (select count(*) from job_offers where active)
         - (select count(*) from job_offers where active and closing_date < ${today}::date)
         - (select coalesce(sum(theirs.total), 0)::bigint from blocks b cross join lateral (
              select count(*) as total from job_offers o where o.recruiter_id = b.blocked_id and ${isOpen(today)}) theirs
            where b.blocker_id = ${applicantId})
         + (select count(*) from applications a join job_offers o on o.id = a.offer_id
            where a.applicant_id = ${applicantId} and not ${isOpenFor(today, applicantId)}) as total`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** Whether an applicant shares so many skills and words with the market that scoring at once would take long. */
async function sharesMuch(db: Db, { keys, words }: Terms): Promise<boolean> {
  const found = await sql<{ total: number }>`
    select count(*) as total from (
      (select from job_offer_skills where skill_key = any(${keys}::text[]) limit ${sql.lit(maxShared)})
      union all
      (select from job_offer_words where word = any(${words}::text[]) limit ${sql.lit(maxShared)})
    ) as shared`.execute(db);
  return (found.rows[0]?.total ?? 0) >= maxShared;
}

/**
 * The ids of a page of an applicant's list, in the order of docs/product/matching.md, which `standing` gives one by
 * one. Only offers that share a word or a skill with the applicant are scored. All others are tied by tier and score,
 * so the newest of each such group are enough to fill the page up (docs/decisions/0002). The `limit 1` has each scored
 * offer looked up by its id; a plain join may read the whole table for it.
 */
export async function rankedIds(
  db: Db,
  { id: applicantId, ...applicant }: Applicant & { id: number },
  today: string,
  paging: Paging,
  filter: Condition = sql`true`,
): Promise<number[]> {
  const keys = [...new Set(applicant.skills.map(({ key }) => key))];
  const terms = { keys, words: applicant.words, sector: applicant.sector };
  if (paging.offset > maxOffset || (await sharesMuch(db, terms)))
    return slicedIds(db, applicantId, terms, today, paging, { filter });
  const unscorable = keys.length === 0 ? sql`true` : sql`o.skill_total = 0`;
  const sameSector = isSameSector(applicant.sector);
  const title = sql`h.found::float8 / greatest(o.word_total, 1)`;
  const score = scoreOf(sql`h.matched`, title, sameSector);

  const order = sql`order by tier, score desc, created_at desc, id desc`;
  const last = sql.lit(paging.offset + paging.size);
  const newest = (tier: number, sameScore: number, condition: typeof title) => sql`
    (select o.id, o.created_at, ${sql.lit(tier)} as tier, ${number(sameScore)} as score
     from job_offers o left join recruiter_profiles r on r.user_id = o.recruiter_id
     where (select missing from room) and o.active and ${isOpenFor(today, applicantId)} and ${filter} and o.id not in (select id from scored) and ${condition}
     order by o.created_at desc, o.id desc limit ${last})`;

  const found = await sql<{ id: number }>`
    with hits as (
      select offer_id, sum(skill)::int as matched, sum(word)::int as found from (
        select offer_id, 1 as skill, 0 as word from job_offer_skills where skill_key = any(${keys}::text[])
        union all
        select offer_id, 0, 1 from job_offer_words where word = any(${applicant.words}::text[])
        union all
        select offer_id, 0, 0 from applications where applicant_id = ${applicantId}
      ) as shared group by offer_id
    ), scored as materialized (
      select o.id, o.created_at,
        case when ${unscorable} then 2 when h.matched > 0 then 1 else 3 end as tier,
        case when ${unscorable} then ${title} else ${score} end as score
      from hits h
      cross join lateral (select * from job_offers where id = h.offer_id limit 1) o
      left join recruiter_profiles r on r.user_id = o.recruiter_id
      where (${isOpenFor(today, applicantId)} or o.id in (select offer_id from applications where applicant_id = ${applicantId}))
        and ${filter}
    ), room as (
      select count(*) < ${last} as missing from scored where tier = 1
    ), candidates as (
      (select * from scored ${order} limit ${last})
      union all ${newest(2, 0, unscorable)}
      union all ${newest(3, weights.sector, sql`not ${unscorable} and ${sameSector}`)}
      union all ${newest(3, 0, sql`not ${unscorable} and not ${sameSector}`)}
    )
    select id from candidates ${order} limit ${sql.lit(paging.size)} offset ${sql.lit(paging.offset)}`.execute(db);
  return found.rows.map(({ id }) => id);
}
