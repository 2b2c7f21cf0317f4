import { sql } from "kysely";
import type { Paging } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { isOpenFor } from "../../platform/database/open-offers";

/**
 * One page of an applicant's list after its `top` offers, latest first. Counts active offers by blocks of ids, to skip
 * to the page without reading earlier offers. The few active offers that are not in the list are counted separately.
 */
export async function latestIds(
  db: Db,
  applicantId: number,
  today: string,
  top: readonly number[],
  { offset, size }: Pick<Paging, "offset" | "size">,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with top as materialized (
      select unnest(${top}::bigint[]) as id
    ), exceptions as (
      select id from top
      union select id from job_offers where active and closing_date < ${today}::date
      union select o.id from blocks b cross join lateral (
        select id from job_offers where recruiter_id = b.blocked_id and active) o where b.blocker_id = ${applicantId}
      union select offer_id from applications where applicant_id = ${applicantId}
    ), apart as materialized (
      select o.id, o.active,
        (${isOpenFor(today, applicantId)} or a.id is not null) and o.id not in (select id from top) as listed
      from exceptions e
      cross join lateral (select * from job_offers where id = e.id limit 1) o
      left join applications a on a.offer_id = o.id and a.applicant_id = ${applicantId}
    ), counts as (
      select block, sum(listed)::bigint as listed from (
        select block, active as listed from offer_blocks
        union all
        select id >> 12, listed::int - active::int from apart
      ) as each group by block
    ), start as materialized (
      select block, (${offset}::bigint - before)::bigint as skipped from (
        select block, listed, sum(listed) over (order by block desc) - listed as before from counts
      ) as places where before + listed > ${offset}::bigint order by block desc limit 1
    )
    select id from (
      (select o.id from job_offers o
       where o.active and o.id < ((select block from start) + 1) << 12 and o.id not in (select id from apart)
       order by o.id desc limit (select skipped from start) + ${size}::bigint)
      union all
      select id from apart where listed and id < ((select block from start) + 1) << 12
    ) as candidates
    order by id desc limit ${size}::bigint offset (select skipped from start)`.execute(db);
  return found.rows.map(({ id }) => id);
}
