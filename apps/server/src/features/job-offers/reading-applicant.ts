import { type Applicant, fold, significantWords, type Source } from "@passerelle/domain";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/database/database";
import type { Terms } from "./group-by-rank";
import type { Reader } from "./ranked-offers-index";

/** What a person declares; kept until it changes, because a CV may declare the same skill in hundreds of entries. */
interface Declarations extends Terms {
  version: string | null;
  /** The declarations that explained matches so far. */
  sources: Map<string, Source>;
}

const maxPeople = 500;
const kept = new WeakMap<Db, LRUCache<number, Declarations>>();

function keptOf(db: Db): LRUCache<number, Declarations> {
  const people = kept.get(db) ?? new LRUCache({ max: maxPeople });
  kept.set(db, people);
  return people;
}

interface DeclaredRow {
  version: string | null;
  profile: string | null;
  sector: string | null;
  titles: string[];
  keys: string[];
}

/** Steps from key to key in the index. */
async function readDeclarations(db: Db, userId: number): Promise<Declarations> {
  const nextKey = (isAfter: ReturnType<typeof sql>) => sql`
    select skill_key from applicant_skills where user_id = ${userId} and ${isAfter} order by skill_key limit 1`;
  const { rows } = await sql<DeclaredRow>`
    select u.declared_at::text as version, p.profile, p.sector,
      array(select distinct job_title from experiences where user_id = ${userId}) as titles,
      array(with recursive own (key) as (
          (${nextKey(sql`true`)})
          union all
          select (${nextKey(sql`skill_key > own.key`)}) from own where own.key is not null)
        select key from own where key is not null) as keys
    from users u left join applicant_profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db);
  const [row = { version: null, profile: null, sector: null, titles: [], keys: [] }] = rows;
  const { version, profile, sector, titles, keys } = row;
  const words = [...new Set([profile ?? "", ...titles].flatMap(significantWords))];
  return { version, keys, words, sector: fold(sector ?? ""), sources: new Map() };
}

/** An applicant whose list is read. */
export interface ReadingApplicant extends Reader, Declarations {
  id: number;
}

type State = Pick<Reader, "blocked" | "applied"> & Pick<Declarations, "version">;

/** Reads what an applicant's list depends on. */
export async function findReader(db: Db, userId: number): Promise<ReadingApplicant> {
  const { rows } = await sql<State>`
    select declared_at::text as version, array(select blocked_id::float8 from blocks where blocker_id = users.id) as blocked,
      array(select offer_id::float8 from applications where applicant_id = users.id) as applied
    from users where id = ${userId}`.execute(db);
  const [{ version, ...lists } = { version: null, blocked: [], applied: [] }] = rows;
  const people = keptOf(db);
  const known = people.get(userId);
  const declarations = known?.version === version ? known : await readDeclarations(db, userId);
  people.set(userId, declarations);
  return { ...declarations, ...lists, id: userId };
}

export interface Declared {
  /** Whether they declare any skill. */
  declares: boolean;
  skills: Applicant["skills"];
}

type SourceRow = Source & { key: string };

// The embedded database runs one query at a time for all users.
const keysAtOnce = 100;

/**
 * The skills among these that an applicant declares, each with the declaration that explains the match: `explain`
 * prefers these kinds in this order, then the latest experience and the entry added last. The lookup of entries
 * includes the person: by id alone, PostgreSQL reads all entries of a person with many.
 */
const sourcesOf = (db: Db, userId: number, keys: readonly string[]) => {
  const titleOf = (table: string, title: string, id: string) => sql`
    (select e.${sql.ref(title)} from ${sql.table(table)} e where e.id = k.${sql.ref(id)} and e.user_id = ${userId})`;
  return sql<SourceRow>`
    with kinds as (
      select skill_key, max(experience_id) as experience_id, max(project_id) as project_id,
        max(formation_id) as formation_id, max(certification_id) as certification_id
      from applicant_skills where user_id = ${userId} and skill_key = any(${keys}::text[]) group by skill_key
    )
    select k.skill_key as key,
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
    from kinds k`.execute(db);
};

/** The skills of these offers that an applicant declares. */
export async function findDeclared(
  db: Db,
  { id, keys: declared, sources }: ReadingApplicant,
  offers: readonly { keys: readonly (string | null)[] }[],
): Promise<Declared> {
  const asked = new Set(offers.flatMap(({ keys }) => keys));
  const wanted = declared.filter((key) => asked.has(key));
  const missing = wanted.filter((key) => !sources.has(key));
  for (let first = 0; first < missing.length; first += keysAtOnce) {
    const { rows } = await sourcesOf(db, id, missing.slice(first, first + keysAtOnce));
    for (const { key, ...source } of rows) sources.set(key, source);
  }
  return {
    declares: declared.length > 0,
    skills: wanted.flatMap((key) => {
      const source = sources.get(key);
      return source ? [{ key, source }] : [];
    }),
  };
}
