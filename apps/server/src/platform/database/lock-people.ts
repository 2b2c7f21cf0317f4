import { sql } from "kysely";
import type { Tx } from "./database";

// Gathers ids in an array first: with a join, PostgreSQL would read a large table of people sequentially.

/**
 * Prevents accounts from being deleted until the end of the transaction. Lock people before the offers and applications
 * that refer to them.
 */
export async function keepPeople(tx: Tx, ids: readonly (number | null)[]): Promise<void> {
  await sql`select from users where id = any(${ids}::bigint[]) order by id for key share`.execute(tx);
}

/** The same for the recruiters of offers. */
export async function keepRecruitersOf(tx: Tx, offerIds: readonly number[]): Promise<void> {
  await sql`
    select from users where id = any(array(
      select recruiter_id from job_offers where id = any(${offerIds}::bigint[])))
    order by id for key share`.execute(tx);
}

/** The same for the applicants and the recruiters of applications. */
export async function keepPeopleOf(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await sql`
    select from users where id = any(array(
      select a.applicant_id from applications a where a.id = any(${applicationIds}::bigint[])
      union select o.recruiter_id from applications a join job_offers o on o.id = a.offer_id
        where a.id = any(${applicationIds}::bigint[])))
    order by id for key share`.execute(tx);
}
