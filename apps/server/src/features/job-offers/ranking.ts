import { type Paging, weights } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Condition } from "./filter";
import { isOpen, isOpenFor } from "../../platform/database/open-offers";
import { isSameSector, number, scoreOf } from "./score-sql";
import { maxShared, newestWithSkills, newestWithWords, type Terms } from "./terms";

/**
 * The number of offers in an applicant's list: active ones, except those of people they block, and those they applied
 * to.
 */
export async function countOffersFor(db: Db, today: string, applicantId: number): Promise<number> {
  const found = await sql<{ total: number }>`
    select (select coalesce(sum(active), 0) from offer_blocks)
         - (select count(*) from job_offers where active and closing_date < ${today}::date)
         - (select coalesce(sum(theirs.total), 0)::bigint from blocks b cross join lateral (
              select count(*) as total from job_offers o where o.recruiter_id = b.blocked_id and ${isOpen(today)}) theirs
            where b.blocker_id = ${applicantId})
         + (select count(*) from applications a cross join lateral (select * from job_offers where id = a.offer_id limit 1) o
            where a.applicant_id = ${applicantId} and not ${isOpenFor(today, applicantId)}) as total`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/**
 * The ids of one page of an applicant's list, in the order of docs/product/matching.md; `compareRanks` of the domain
 * gives the same order. Suits applicants who share little with the market, and filters that most offers match. Scores
 * only the offers that share a word or a skill with the applicant. All others tie by tier and score, so the newest of
 * each such group fill the rest of the page (docs/decisions/0002-matching-in-sql.md), and a group is read only if the
 * previous ones do not fill the page. `limit 1` makes PostgreSQL look up each scored offer by id; a plain join may read
 * the whole table.
 */
export async function rankedIds(
  db: Db,
  applicantId: number,
  { keys, words, sector }: Terms,
  today: string,
  paging: Pick<Paging, "offset" | "size">,
  filter: Condition = sql`true`,
): Promise<number[]> {
  const unscorable = keys.length === 0 ? sql`true` : sql`o.skill_total = 0`;
  const sameSector = isSameSector(sector);
  const title = sql`h.found::float8 / greatest(o.word_total, 1)`;
  const score = scoreOf(sql`h.matched`, title, sameSector);

  const order = sql`order by tier, score desc, created_at desc, id desc`;
  const last = sql.lit(paging.offset + paging.size);
  const newest = (tier: number, sameScore: number, condition: typeof title, before: typeof title) => sql`
    (select o.id, o.created_at, ${sql.lit(tier)} as tier, ${number(sameScore)} as score
     from job_offers o
     where ${before} < ${last} and o.active and ${isOpenFor(today, applicantId)} and ${filter} and o.id not in (select id from scored) and ${condition}
     order by o.created_at desc, o.id desc limit ${last})`;
  const matched = sql`(select count(*) from scored where tier = 1)`;
  const upToUnscorable = sql`${matched} + (select count(*) from unscorable)`;

  const found = await sql<{ id: number }>`
    with closed as (
      select a.offer_id from applications a cross join lateral (select * from job_offers where id = a.offer_id limit 1) o
      where a.applicant_id = ${applicantId} and not o.active
    ), hits as (
      select offer_id, sum(skill)::int as matched, sum(word)::int as found from (
        select offer_id, 1 as skill, 0 as word from (${newestWithSkills(keys, maxShared)}) as skills
        union all
        select offer_id, 0, 1 from (${newestWithWords(words, maxShared)}) as words
        union all
        select offer_id, 0, 0 from applications where applicant_id = ${applicantId}
        union all
        select offer_id, 1, 0 from job_offer_skills where offer_id in (select offer_id from closed) and skill_key = any(${keys}::text[])
        union all
        select offer_id, 0, 1 from job_offer_words where offer_id in (select offer_id from closed) and word = any(${words}::text[])
      ) as shared group by offer_id
    ), scored as materialized (
      select o.id, o.created_at,
        case when ${unscorable} then 2 when h.matched > 0 then 1 else 3 end as tier,
        case when ${unscorable} then ${title} else ${score} end as score
      from hits h
      cross join lateral (select * from job_offers where id = h.offer_id limit 1) o
      where (${isOpenFor(today, applicantId)} or o.id in (select offer_id from applications where applicant_id = ${applicantId}))
        and ${filter}
    ), unscorable as materialized (
      ${newest(2, 0, unscorable, matched)}
    ), same_sector as materialized (
      ${newest(3, weights.sector, sql`not ${unscorable} and ${sameSector}`, upToUnscorable)}
    ), others as materialized (
      ${newest(3, 0, sql`not ${unscorable} and not ${sameSector}`, sql`${upToUnscorable} + (select count(*) from same_sector)`)}
    ), candidates as (
      (select * from scored ${order} limit ${last})
      union all select * from unscorable
      union all select * from same_sector
      union all select * from others
    )
    select id from candidates ${order} limit ${sql.lit(paging.size)} offset ${sql.lit(paging.offset)}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Whether an applicant shares so few skills and words with active offers that all of these can be ranked at once. */
export async function sharesLittle(db: Db, { keys, words }: Terms): Promise<boolean> {
  const found = await sql<{ total: number }>`
    select count(*) as total from (
      ${newestWithSkills(keys, maxShared)} union all ${newestWithWords(words, maxShared)} limit ${sql.lit(maxShared)}
    ) as shared`.execute(db);
  return (found.rows[0]?.total ?? 0) < maxShared;
}
