import { offerTerms, significantWords, wantedSkills } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";
import { inBatches } from "./batches";

interface Offer {
  id: number;
  jobTitle: string;
  description: string;
  location: string;
  contract: "stage" | "alternance" | "cdd" | "cdi" | "freelance";
  remote: "none" | "partial" | "full";
  active: boolean;
  company: string | null;
  sector: string | null;
  skills: string[];
}

const readOffers = (db: Kysely<unknown>, after: number, size: number) =>
  sql<Offer>`
    select o.id, o.job_title as "jobTitle", o.description, o.location, o.contract, o.remote, o.active,
      r.company, r.sector_key as sector,
      array(select s.name from job_offer_skills s where s.offer_id = o.id order by s.position) as skills
    from job_offers o left join recruiter_profiles r on r.user_id = o.recruiter_id
    where o.id > ${after} order by o.id limit ${size}`.execute(db);

async function storeSkills(db: Kysely<unknown>, offers: readonly Offer[]): Promise<void> {
  const ids = offers.map(({ id }) => id);
  const skills = offers.flatMap(({ id, skills: names }) =>
    wantedSkills(names).map(({ key }, index) => ({ offer_id: id, place: index + 1, key })),
  );
  // An offer has each key once, so all keys are removed before some of them move to another skill.
  await sql`update job_offer_skills set skill_key = null where offer_id = any(${ids}::bigint[])`.execute(db);
  await sql`
    with placed as (
      select offer_id, position, row_number() over (partition by offer_id order by position) as place
      from job_offer_skills where offer_id = any(${ids}::bigint[])
    )
    update job_offer_skills s set skill_key = given.key
    from placed p join jsonb_to_recordset(${JSON.stringify(skills)}::jsonb)
      as given (offer_id bigint, place int, key text) on given.offer_id = p.offer_id and given.place = p.place
    where s.offer_id = p.offer_id and s.position = p.position and given.key is not null`.execute(db);
}

async function storeOffers(db: Kysely<unknown>, offers: readonly Offer[]): Promise<void> {
  await storeSkills(db, offers);
  const words = offers.flatMap(({ id, jobTitle, active }) =>
    significantWords(jobTitle).map((word) => ({ offer_id: id, word, active })),
  );
  await sql`delete from job_offer_words where offer_id = any(${offers.map(({ id }) => id)}::bigint[])`.execute(db);
  await sql`insert into job_offer_words (offer_id, word, active) select offer_id, word, active
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as given (offer_id bigint, word text, active boolean)`.execute(db);
  const indexed = offers.map((offer) => ({
    id: offer.id,
    terms: offerTerms(offer).join(" "),
    sector: offer.sector ?? "",
    skills: wantedSkills(offer.skills).filter(({ key }) => key !== null).length,
    words: significantWords(offer.jobTitle).length,
  }));
  await sql`update job_offers o set terms = array_to_tsvector(string_to_array(given.terms, ' ')),
      sector_key = given.sector, skill_total = given.skills, word_total = given.words
    from jsonb_to_recordset(${JSON.stringify(indexed)}::jsonb)
      as given (id bigint, terms text, sector text, skills int, words int) where o.id = given.id`.execute(db);
}

/** The words, skills and search terms of offers in the forms that both genders share. */
export const migration: Migration = {
  up: (db) =>
    inBatches(
      (after, size) => readOffers(db, after, size),
      (offers) => storeOffers(db, offers),
    ),
};
