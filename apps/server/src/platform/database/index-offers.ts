import { offerTerms } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "./database";

/** Stores the terms by which offers are found, of one of them or all of a recruiter, as they and the company are now. */
export async function indexOffers(tx: Tx, which: { id: number } | { recruiterId: number }): Promise<void> {
  const offers = await tx
    .selectFrom("job_offers as o")
    .leftJoin("recruiter_profiles as r", "r.user_id", "o.recruiter_id")
    .select(["o.id", "o.job_title as jobTitle", "o.description", "o.location", "o.contract", "o.remote"])
    .select("r.company")
    .select(sql<string[]>`array(select s.name from job_offer_skills s where s.offer_id = o.id)`.as("skills"))
    .where((eb) => ("id" in which ? eb("o.id", "=", which.id) : eb("o.recruiter_id", "=", which.recruiterId)))
    .execute();
  const [ids, terms] = [offers.map(({ id }) => id), offers.map((offer) => offerTerms(offer).join(" "))];
  await sql`
    update job_offers o set terms = array_to_tsvector(string_to_array(given.terms, ' '))
    from unnest(${ids}::bigint[], ${terms}::text[]) as given (id, terms) where o.id = given.id`.execute(tx);
}
