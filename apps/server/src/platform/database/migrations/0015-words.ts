import {
  fold,
  type FoundOffer,
  offerTerms,
  significantWords,
  skillKey,
  wantedSkills,
  wordsOfNames,
  wordsOfText,
  wordsOfTitles,
} from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";

const batchSize = 500;

interface Target<Row> {
  /** The columns of `given`, with their types. */
  given: string;
  of: (row: Row) => object[];
  /** Stores what `of` computes for a batch, which it reads as the table `given`. */
  statement: string;
}

/** Reads the rows of a query in batches by id, and stores what each target computes for them. */
async function fill<Row extends { id: number }>(db: Kysely<unknown>, query: string, ...targets: Target<Row>[]) {
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select * from (${sql.raw(query)}) as queried where id > ${after} order by id limit ${batchSize}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    for (const { given, of, statement } of targets)
      await sql`
        with given as (
          select * from jsonb_to_recordset(${JSON.stringify(rows.flatMap(of))}::jsonb) as given (${sql.raw(given)})
        ) ${sql.raw(statement)}`.execute(db);
    after = last.id;
  }
}

interface Named {
  id: number;
  name: string;
}

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

const people = `
  select u.id, concat_ws(' ', u.firstname, u.lastname, u.username) as names, coalesce(p.profile, '') as title,
    array(select distinct name from applicant_skills where user_id = u.id) as skills,
    coalesce(r.company, '') as company, coalesce(r.sector, '') as sector,
    coalesce(r.headquarters, '') as headquarters, u.profile_audience = 'members' as is_open
  from users u
  left join applicant_profiles p on p.user_id = u.id
  left join recruiter_profiles r on r.user_id = u.id
  where u.verified_at is not null`;

const wordsOfPerson: Target<Person> = {
  given: "user_id bigint, word text, of_name boolean, is_open boolean",
  of: ({ id, names, title, skills, is_open }) => [
    ...wordsOfNames(names).map((word) => ({ user_id: id, word, of_name: true, is_open: true })),
    ...wordsOfTitles(title, ...skills).map((word) => ({ user_id: id, word, of_name: false, is_open })),
  ],
  statement: `insert into person_words (user_id, word, of_name, is_open)
    select user_id, word, of_name, is_open from given on conflict do nothing`,
};

const wordsOfCompany: Target<Person> = {
  given: "user_id bigint, word text",
  of: ({ id, company, sector, headquarters }) =>
    company === "" ? [] : wordsOfNames(company, sector, headquarters).map((word) => ({ user_id: id, word })),
  statement: "insert into company_words (user_id, word) select user_id, word from given on conflict do nothing",
};

const sectors: Target<Named> = {
  given: "id bigint, key text",
  of: ({ id, name }) => [{ id, key: fold(name) }],
  statement: `update recruiter_profiles r set sector_key = given.key from given
    where r.user_id = given.id and r.sector_key <> given.key`,
};

const declaredSkills: Target<Named> = {
  given: "id bigint, key text",
  of: ({ id, name }) => [{ id, key: skillKey(name) }],
  statement: `update applicant_skills s set skill_key = given.key from given
    where s.id = given.id and s.skill_key <> given.key`,
};

type Offer = FoundOffer & { id: number; active: boolean; sector: string | null; positions: number[] };

const offers = `
  select o.id, o.job_title as "jobTitle", o.description, o.location, o.contract, o.remote, o.active,
    r.company, r.sector_key as sector,
    array(select s.name from job_offer_skills s where s.offer_id = o.id order by s.position) as skills,
    array(select s.position::int from job_offer_skills s where s.offer_id = o.id order by s.position) as positions
  from job_offers o left join recruiter_profiles r on r.user_id = o.recruiter_id`;

const wanted: Target<Offer> = {
  given: "offer_id bigint, position int, key text",
  of: ({ id, skills, positions }) =>
    wantedSkills(skills).map(({ key }, index) => ({ offer_id: id, position: positions[index], key })),
  statement: `update job_offer_skills s set skill_key = given.key from given
    where s.offer_id = given.offer_id and s.position = given.position`,
};

const wordsOfOffer: Target<Offer> = {
  given: "offer_id bigint, word text",
  of: ({ id, jobTitle }) => significantWords(jobTitle).map((word) => ({ offer_id: id, word })),
  statement: "insert into job_offer_words (offer_id, word) select offer_id, word from given",
};

const terms: Target<Offer> = {
  given: "id bigint, terms text[], sector text, skills int",
  of: (offer) => [
    {
      id: offer.id,
      terms: offerTerms(offer),
      sector: offer.sector ?? "",
      skills: wantedSkills(offer.skills).filter(({ key }) => key !== null).length,
    },
  ],
  statement: `update job_offers o set terms = array_to_tsvector(given.terms), sector_key = given.sector,
    skill_total = given.skills from given where o.id = given.id`,
};

const texts = [
  ["applications", "message", "letter_words"],
  ["messages", "content", "words"],
  ["posts", "text", "words"],
] as const;

/** The words of everything that can be searched, and the keys of skills and sectors. */
export const migration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await fill(db, "select user_id as id, sector as name from recruiter_profiles", sectors);
    await fill(db, "select id, name from applicant_skills", declaredSkills);
    await fill(db, people, wordsOfPerson, wordsOfCompany);
    // An offer has each key once, so all keys are removed before some of them move to another skill.
    await sql`update job_offer_skills set skill_key = null`.execute(db);
    await sql`delete from job_offer_words`.execute(db);
    await fill(db, offers, wanted, wordsOfOffer, terms);
    for (const [table, text, words] of texts)
      await fill<Named>(db, `select id, ${text} as name from ${table}`, {
        given: "id bigint, words text[]",
        of: ({ id, name }) => [{ id, words: wordsOfText(name) }],
        statement: `update ${table} t set ${words} = array_to_tsvector(given.words) from given where t.id = given.id`,
      });
  },
};
