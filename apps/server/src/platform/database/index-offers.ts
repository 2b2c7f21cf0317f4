import { offerTerms } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "./database";

/**
 * Updates the search terms and the ranking sector of one offer, or of all a recruiter's offers, from the offers' and
 * the company's current data.
 */
export async function indexOffers(tx: Tx, which: { id: number } | { recruiterId: number }): Promise<void> {
  const offers = await tx
    .selectFrom("job_offers as o")
    .leftJoin("recruiter_profiles as r", "r.user_id", "o.recruiter_id")
    .select(["o.id", "o.job_title as jobTitle", "o.description", "o.location", "o.contract", "o.remote"])
    .select(["r.company", "r.sector_key as sector"])
    .select(sql<string[]>`array(select s.name from job_offer_skills s where s.offer_id = o.id)`.as("skills"))
    .where((eb) => ("id" in which ? eb("o.id", "=", which.id) : eb("o.recruiter_id", "=", which.recruiterId)))
    .execute();
  const ids = offers.map(({ id }) => id);
  const terms = offers.map((offer) => offerTerms(offer).join(" "));
  const sectors = offers.map(({ sector }) => sector ?? "");
  await sql`
    update job_offers o set terms = array_to_tsvector(string_to_array(given.terms, ' ')), sector_key = given.sector
    from unnest(${ids}::bigint[], ${terms}::text[], ${sectors}::text[]) as given (id, terms, sector)
    where o.id = given.id`.execute(tx);
}
