import { isDeepStrictEqual } from "node:util";
import { monthlyPay, significantWords, wantedSkills } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { indexOffers } from "../../platform/database/index-offers";
import { placeColumns, type PlacedOffer } from "./offer-place";

export async function insertOffer(tx: Tx, recruiterId: number, offer: PlacedOffer): Promise<number> {
  const { id } = await tx
    .insertInto("job_offers")
    .values({ recruiter_id: recruiterId, ...columns(offer) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeTerms(tx, id, offer);
  return id;
}

type Termed = Pick<PlacedOffer, "jobTitle" | "description" | "location" | "contract" | "remote" | "active" | "skills">;

/** What the search terms of an offer depend on. */
const termed = ({ jobTitle, description, location, contract, remote, active, skills }: Termed): Termed => ({
  jobTitle,
  description,
  location,
  contract,
  remote,
  active,
  skills,
});

/** Replaces the fields of an offer, and its search terms if they changed. */
export async function updateOffer(tx: Tx, before: Termed & { id: number }, offer: PlacedOffer): Promise<void> {
  const { id } = before;
  await tx
    .updateTable("job_offers")
    .set({ ...columns(offer), updated_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  if (isDeepStrictEqual(termed(before), termed(offer))) return;
  await tx.deleteFrom("job_offer_skills").where("offer_id", "=", id).execute();
  await tx.deleteFrom("job_offer_words").where("offer_id", "=", id).execute();
  await writeTerms(tx, id, offer);
}

/** Deletes an offer with its applications; its recruiter is never new again (D-472). */
export async function deleteOffer(tx: Tx, id: number): Promise<void> {
  await tx
    .with("gone", (db) => db.deleteFrom("job_offers").where("id", "=", id).returning("recruiter_id"))
    .updateTable("users")
    .set({ has_deleted_offers: true })
    .where("id", "in", (eb) => eb.selectFrom("gone").select("recruiter_id"))
    .execute();
}

function columns(offer: PlacedOffer) {
  return {
    job_title: offer.jobTitle,
    description: offer.description,
    location: offer.location,
    ...placeColumns(offer),
    contract: offer.contract,
    salary: offer.salary,
    salary_min: offer.salaryMin,
    salary_max: offer.salaryMax,
    salary_top: offer.salaryMax === null ? null : monthlyPay(offer.salaryMax, offer.salaryPeriod),
    salary_period: offer.salaryPeriod,
    benefits: offer.benefits,
    remote: offer.remote,
    closing_date: offer.closingDate,
    positions: offer.positions,
    active: offer.active,
    public: offer.public,
    skill_total: wantedSkills(offer.skills).filter(({ key }) => key !== null).length,
  };
}

/** Stores the terms that matching compares and searches find. */
async function writeTerms(tx: Tx, offerId: number, offer: PlacedOffer): Promise<void> {
  const skills = wantedSkills(offer.skills);
  await sql`
    insert into job_offer_skills (offer_id, position, name, skill_key, active)
    select ${offerId}, position, name, skill_key, ${offer.active}
    from unnest(${skills.map(({ name }) => name)}::text[], ${skills.map(({ key }) => key)}::text[])
      with ordinality as given (name, skill_key, position)`.execute(tx);
  await sql`
    insert into job_offer_words (offer_id, word)
    select ${offerId}, unnest(${significantWords(offer.jobTitle)}::text[])`.execute(tx);
  await indexOffers(tx, { id: offerId });
}

/** Serializes publications until the commit, so that limits hold and publication times follow the order of commits. */
export const lockPublications = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('offer_matches'))`.execute(tx);

/**
 * Records when an offer first became active, later than all earlier publications even if the clock was set back. Call
 * `lockPublications` first.
 */
export const notePublication = (tx: Tx, offerId: number) =>
  sql`update job_offers set published_at = greatest(clock_timestamp(), (
    select published_at + interval '1 microsecond' from job_offers where active and published_at is not null
    order by published_at desc limit 1)) where id = ${offerId} and published_at is null`.execute(tx);
