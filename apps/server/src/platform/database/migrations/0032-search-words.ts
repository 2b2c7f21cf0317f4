import { searchWords } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";
import { statements } from "./execute";

interface Searched {
  id: number;
  names: string;
  profile: string;
  company: string;
  is_open: boolean;
}

const tables = statements(
  // A word of the names, which all members can find, or of the profile, which they can find if the person allows it.
  `create table person_words (
     user_id bigint not null references users on delete cascade,
     word text collate "C" not null,
     of_name boolean not null,
     is_open boolean not null check (is_open or not of_name),
     primary key (user_id, word, of_name)
   )`,
  `create index person_words_open on person_words (word, user_id) where is_open`,
  `create index person_words_names on person_words (word, user_id) where of_name`,
  `create table company_words (
     user_id bigint not null references users on delete cascade,
     word text collate "C" not null,
     primary key (user_id, word)
   )`,
  `create index company_words_word on company_words (word, user_id)`,
  `create index users_names on users (lastname, firstname, id) where verified_at is not null`,
  // Whether one person has written to another, without reading the other's messages.
  `create index messages_sender on messages (discussion_id, sender_id)`,
);

/** Indexes existing people and companies, five hundred people at a time. */
async function fill(db: Kysely<unknown>, after = 0): Promise<void> {
  const { rows } = await sql<Searched>`
    select u.id, concat_ws(' ', u.firstname, u.lastname, u.username) as names,
      concat_ws(' ', p.profile, (select string_agg(name, ' ') from applicant_skills where user_id = u.id)) as profile,
      case when r.company <> '' then concat_ws(' ', r.company, r.sector, r.headquarters) else '' end as company,
      u.profile_audience = 'members' as is_open
    from users u
    left join applicant_profiles p on p.user_id = u.id
    left join recruiter_profiles r on r.user_id = u.id
    where u.id > ${after} and u.verified_at is not null
    order by u.id limit 500`.execute(db);
  const words = rows.flatMap(({ id, names, profile, is_open }) => [
    ...searchWords(names).map((word) => ({ user_id: id, word, of_name: true, is_open: true })),
    ...searchWords(profile).map((word) => ({ user_id: id, word, of_name: false, is_open })),
  ]);
  const companies = rows.flatMap(({ id, company }) => searchWords(company).map((word) => ({ user_id: id, word })));
  await sql`insert into person_words select user_id, word, of_name, is_open
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as t(user_id bigint, word text, of_name boolean, is_open boolean)`.execute(
    db,
  );
  await sql`insert into company_words select user_id, word
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as t(user_id bigint, word text)`.execute(db);
  const last = rows.at(-1);
  if (last) await fill(db, last.id);
}

/** The search words of people and companies; the code that stores the texts updates them. */
export const migration: Migration = {
  up: async (db) => {
    await tables.up(db);
    await fill(db);
  },
};
