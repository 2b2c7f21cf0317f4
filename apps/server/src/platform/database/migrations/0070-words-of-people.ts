import { fold, skillKey, wordsOfNames, wordsOfTitles } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";
import { inBatches } from "./batches";

interface Person {
  id: number;
  names: string;
  title: string;
  skills: string[];
  company: string;
  sector: string;
  headquarters: string;
  is_open: boolean;
}

async function storeWords(db: Kysely<unknown>, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  const words = people.flatMap(({ id, names, title, skills, is_open }) => [
    ...wordsOfNames(names).map((word) => ({ user_id: id, word, of_name: true, is_open: true })),
    ...wordsOfTitles(title, ...skills).map((word) => ({ user_id: id, word, of_name: false, is_open })),
  ]);
  const companies = people
    .filter(({ company }) => company !== "")
    .flatMap(({ id, company, sector, headquarters }) =>
      wordsOfNames(company, sector, headquarters).map((word) => ({ user_id: id, word })),
    );
  await sql`delete from person_words where user_id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from company_words where user_id = any(${ids}::bigint[])`.execute(db);
  await sql`insert into person_words (user_id, word, of_name, is_open) select user_id, word, of_name, is_open
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as given (user_id bigint, word text, of_name boolean, is_open boolean)`.execute(db);
  await sql`insert into company_words (user_id, word) select user_id, word
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as given (user_id bigint, word text)`.execute(db);
  await sql`update recruiter_profiles r set sector_key = given.key
    from unnest(${ids}::bigint[], ${people.map(({ sector }) => fold(sector))}::text[]) as given (id, key)
    where r.user_id = given.id and r.sector_key <> given.key`.execute(db);
}

const readPeople = (db: Kysely<unknown>, after: number, size: number) =>
  sql<Person>`
    select u.id, concat_ws(' ', u.firstname, u.lastname, u.username) as names, coalesce(p.profile, '') as title,
      array(select distinct name from applicant_skills where user_id = u.id) as skills,
      coalesce(r.company, '') as company, coalesce(r.sector, '') as sector,
      coalesce(r.headquarters, '') as headquarters, u.profile_audience = 'members' as is_open
    from users u
    left join applicant_profiles p on p.user_id = u.id
    left join recruiter_profiles r on r.user_id = u.id
    where u.id > ${after} and u.verified_at is not null
    order by u.id limit ${size}`.execute(db);

const readSkills = (db: Kysely<unknown>, after: number, size: number) =>
  sql<{ id: number; name: string }>`
    select id, name from applicant_skills where id > ${after} order by id limit ${size}`.execute(db);

async function storeKeys(db: Kysely<unknown>, skills: readonly { id: number; name: string }[]): Promise<void> {
  await sql`update applicant_skills s set skill_key = given.key
    from unnest(${skills.map(({ id }) => id)}::bigint[], ${skills.map(({ name }) => skillKey(name))}::text[])
      as given (id, key) where s.id = given.id and s.skill_key <> given.key`.execute(db);
}

/** The words and skills of people, and the words of companies, in the forms that both genders share. */
export const migration: Migration = {
  up: async (db) => {
    await inBatches(
      (after, size) => readPeople(db, after, size),
      (people) => storeWords(db, people),
    );
    await inBatches(
      (after, size) => readSkills(db, after, size),
      (skills) => storeKeys(db, skills),
    );
  },
};
