import { type Applicant, fold, significantWords, type Source } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

interface Row {
  profile: string | null;
  sector: string | null;
  titles: string[];
  keys: string[];
}

type Declared = Source & { key: string };

// The embedded database runs one query at a time for all users; this many keys take some 4 ms for the largest CV.
const keysAtOnce = 25;

/**
 * Each of these skills once, with the declaration that explains a match: `explain` prefers these kinds in this order,
 * then the latest experience and the entry added last. A CV may declare the same skill in hundreds of entries.
 */
const declared = (userId: number, keys: readonly string[]) => sql`
  select distinct on (s.skill_key) s.skill_key, s.experience_id, s.project_id, s.formation_id, s.certification_id,
    case when s.experience_id is not null then 'experience' when s.project_id is not null then 'project'
         when s.formation_id is not null then 'formation' when s.certification_id is not null then 'certification'
         else 'profile' end as kind
  from applicant_skills s left join experiences x on x.id = s.experience_id and x.user_id = s.user_id
  where s.user_id = ${userId} and s.skill_key = any(${keys}::text[])
  order by s.skill_key,
    case when s.experience_id is not null then 1 when s.project_id is not null then 2
         when s.formation_id is not null then 3 when s.certification_id is not null then 4 else 5 end,
    x.started_at desc nulls last,
    coalesce(s.experience_id, s.project_id, s.formation_id, s.certification_id) desc`;

/**
 * The entries in which an applicant declares skills. Also joins by person: with the id alone, PostgreSQL reads all
 * entries of a person who has many.
 */
const findDeclared = (db: Db, userId: number, keys: readonly string[]) =>
  sql<Declared>`
    select d.skill_key as key, d.kind, coalesce(e.company, pr.title, f.degree, c.title) as title
    from (${declared(userId, keys)}) d
    left join experiences e on e.id = d.experience_id and e.user_id = ${userId}
    left join projects pr on pr.id = d.project_id and pr.user_id = ${userId}
    left join formations f on f.id = d.formation_id and f.user_id = ${userId}
    left join certifications c on c.id = d.certification_id and c.user_id = ${userId}
    order by d.skill_key`.execute(db);

/** Reads an applicant's data for matching. */
export async function findApplicant(db: Db, userId: number): Promise<Applicant> {
  const found = await sql<Row>`
    select p.profile, p.sector,
      array(select job_title from experiences where user_id = ${userId} order by started_at desc, id desc) as titles,
      array(select distinct skill_key from applicant_skills where user_id = ${userId} order by skill_key) as keys
    from (select 1) as one left join applicant_profiles p on p.user_id = ${userId}`.execute(db);
  const { profile, sector, titles, keys } = found.rows[0] ?? { profile: null, sector: null, titles: [], keys: [] };
  const skills: Declared[] = [];
  for (let first = 0; first < keys.length; first += keysAtOnce)
    skills.push(...(await findDeclared(db, userId, keys.slice(first, first + keysAtOnce))).rows);
  return {
    skills: skills.map(({ key, kind, title }) => ({ key, source: { kind, title } })),
    words: [...new Set([profile ?? "", ...titles].flatMap(significantWords))],
    sector: fold(sector ?? ""),
  };
}
