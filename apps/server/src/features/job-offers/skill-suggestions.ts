import { dayInParis, maxCountedOffers, maxSuggestedSkills, rateLimits, skillKey, skillStart } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isOpenFor } from "../../platform/database/is-offer-open";
import { lastCodePoint } from "../../platform/database/search-words";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";

/** Maximum skills with the same beginning that are compared, in order of their keys. */
const maxComparedSkills = 50;

interface SkillDemand {
  name: string;
  offers: number;
}

const key = sql`s.skill_key collate "C"`;

/** The first key of active offers that is after `low`, or equal to it. */
const nextKey = (isAfter: ReturnType<typeof sql>, high: string) => sql`
  select ${key} as key from job_offer_skills s
  where s.active and ${isAfter} and ${key} < ${high} order by ${key} limit 1`;

/**
 * Skills of open offers that begin with a text or have an alias that does, the most wanted first (D-232). Steps from
 * key to key in the index, so the number of offers per key does not matter, and counts up to a maximum for each.
 */
export async function findSkillsInDemand(
  db: Db,
  { text, today, readerId }: { text: string; today: string; readerId: number },
): Promise<SkillDemand[]> {
  const start = skillStart(text);
  const high = start + lastCodePoint;
  const { rows } = await sql<SkillDemand>`
    with recursive begun as (
      select first.key, 1 as place from (${nextKey(sql`${key} >= ${start}`, high)}) first
      union all
      select next.key, b.place + 1 from begun b
      cross join lateral (${nextKey(sql`${key} > b.key`, high)}) next
      where b.place < ${sql.lit(maxComparedSkills + 1)}
    ), compared as (
      (select key from begun where key <> ${skillKey(text)} order by place limit ${sql.lit(maxComparedSkills)})
      union all select ${skillKey(text)}
    )
    select wanted.name, wanted.offers from compared c cross join lateral (
      select count(*)::int as offers, (array_agg(name order by offer_id desc))[1] as name from (
        select s.offer_id, s.name from job_offer_skills s
        cross join lateral (select * from job_offers where id = s.offer_id limit 1) o
        where s.active and ${key} = c.key and ${isOpenFor(today, readerId)}
        order by s.offer_id desc limit ${sql.lit(maxCountedOffers)}) newest
    ) wanted
    where wanted.offers > 0
    order by wanted.offers desc, c.key collate "C" limit ${sql.lit(maxSuggestedSkills)}`.execute(db);
  return rows;
}

/** GET /skills: suggests skills that open offers ask for, while applicants enter their own. */
export const searchSkills = route<"searchSkills">(
  { role: "applicant", limit: rateLimits.searches },
  async ({ db, clock, user, query }) => {
    if (skillStart(query.q) === "") return ok({ items: [] });
    const today = dayInParis(clock.now());
    return ok({ items: await findSkillsInDemand(db, { text: query.q, today, readerId: user.id }) });
  },
);
