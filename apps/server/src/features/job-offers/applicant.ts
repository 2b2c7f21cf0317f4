import { type Applicant, fold, significantWords, type Source } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Reader } from "./offer-index";

interface ReaderRow extends Pick<Reader, "keys" | "blocked" | "applied"> {
  profile: string | null;
  sector: string | null;
  titles: string[];
}

/**
 * Reads what an applicant's list depends on. Steps from key to key in the index, because a CV may declare the same
 * skill in hundreds of entries.
 */
export async function findReader(db: Db, userId: number): Promise<Reader> {
  const nextKey = (isAfter: ReturnType<typeof sql>) => sql`
    select skill_key from applicant_skills where user_id = ${userId} and ${isAfter} order by skill_key limit 1`;
  const { rows } = await sql<ReaderRow>`
    select p.profile, p.sector,
      array(select distinct job_title from experiences where user_id = ${userId}) as titles,
      array(with recursive own (key) as (
          (${nextKey(sql`true`)})
          union all
          select (${nextKey(sql`skill_key > own.key`)}) from own where own.key is not null)
        select key from own where key is not null) as keys,
      array(select blocked_id::float8 from blocks where blocker_id = ${userId}) as blocked,
      array(select offer_id::float8 from applications where applicant_id = ${userId}) as applied
    from (select 1) as one left join applicant_profiles p on p.user_id = ${userId}`.execute(db);
  const [row = { profile: null, sector: null, titles: [], keys: [], blocked: [], applied: [] }] = rows;
  const { profile, sector, titles, ...lists } = row;
  const words = [...new Set([profile ?? "", ...titles].flatMap(significantWords))];
  return { ...lists, words, sector: fold(sector ?? "") };
}

export interface Declared {
  /** Whether they declare any skill; false if these offers require none. */
  declares: boolean;
  skills: Applicant["skills"];
}

type Row = Source & { key: string | null; declares: boolean };

// The embedded database runs one query at a time for all users.
const keysAtOnce = 100;

/**
 * The skills among these that an applicant declares, each with the declaration that explains the match: `explain`
 * prefers these kinds in this order, then the latest experience and the entry added last. The lookup of entries
 * includes the person: by id alone, PostgreSQL reads all entries of a person with many.
 */
const declaredAmong = (db: Db, userId: number, keys: readonly string[]) => {
  const titleOf = (table: string, title: string, id: string) => sql`
    (select e.${sql.ref(title)} from ${sql.table(table)} e where e.id = k.${sql.ref(id)} and e.user_id = ${userId})`;
  return sql<Row>`
    with kinds as (
      select skill_key, max(experience_id) as experience_id, max(project_id) as project_id,
        max(formation_id) as formation_id, max(certification_id) as certification_id
      from applicant_skills where user_id = ${userId} and skill_key = any(${keys}::text[]) group by skill_key
    )
    select exists (select from applicant_skills where user_id = ${userId}) as declares, k.skill_key as key,
      case when k.experience_id is not null then 'experience' when k.project_id is not null then 'project'
           when k.formation_id is not null then 'formation' when k.certification_id is not null then 'certification'
           else 'profile' end as kind,
      case when k.experience_id is not null then (
             select x.company from applicant_skills s
             join experiences x on x.id = s.experience_id and x.user_id = ${userId}
             where s.user_id = ${userId} and s.skill_key = k.skill_key order by x.started_at desc, x.id desc limit 1)
           when k.project_id is not null then ${titleOf("projects", "title", "project_id")}
           when k.formation_id is not null then ${titleOf("formations", "degree", "formation_id")}
           when k.certification_id is not null then ${titleOf("certifications", "title", "certification_id")}
           end as title
    from (select 1) as one left join kinds k on true`.execute(db);
};

/** The skills of these offers that an applicant declares. */
export async function findDeclared(
  db: Db,
  userId: number,
  offers: readonly { keys: readonly (string | null)[] }[],
): Promise<Declared> {
  const wanted = [...new Set(offers.flatMap(({ keys }) => keys).filter((key) => key !== null))];
  const rows: Row[] = [];
  for (let first = 0; first < wanted.length; first += keysAtOnce)
    rows.push(...(await declaredAmong(db, userId, wanted.slice(first, first + keysAtOnce))).rows);
  return {
    declares: rows.some(({ declares }) => declares),
    skills: rows.flatMap(({ key, kind, title }) => (key === null ? [] : [{ key, source: { kind, title } }])),
  };
}
