import { type FoundOffer, offerTerms } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";
import { inBatches } from "./batches";

type Offer = FoundOffer & { id: number };

const readOffers = (db: Kysely<unknown>, after: number, size: number) =>
  sql<Offer>`
    select o.id, o.job_title as "jobTitle", o.description, o.location, o.contract, o.remote, r.company,
      array(select s.name from job_offer_skills s where s.offer_id = o.id) as skills
    from job_offers o left join recruiter_profiles r on r.user_id = o.recruiter_id
    where o.id > ${after} order by o.id limit ${size}`.execute(db);

/** Offers are also found by words that they write apart, joined: 'frontend' finds 'front-end'. */
export const migration: Migration = {
  up: (db) =>
    inBatches(
      (after, size) => readOffers(db, after, size),
      async (offers) => {
        const indexed = offers.map((offer) => ({ id: offer.id, terms: offerTerms(offer).join(" ") }));
        await sql`update job_offers o set terms = array_to_tsvector(string_to_array(given.terms, ' '))
          from jsonb_to_recordset(${JSON.stringify(indexed)}::jsonb) as given (id bigint, terms text)
          where o.id = given.id`.execute(db);
      },
    ),
};
