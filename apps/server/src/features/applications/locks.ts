import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { keepPeopleOf, keepRecruitersOf } from "../../platform/database/lock-people";
import { isOpenFor } from "../../platform/database/is-offer-open";
import { isOwnOffer } from "./access";

/**
 * Finds an offer and whether it is open for an applicant, and locks it against changes until the end of the
 * transaction; others may still apply. Offers that were never published are not found.
 */
export async function lockOffer(tx: Tx, today: string, applicantId: number, id: number) {
  await keepRecruitersOf(tx, [id]);
  return tx
    .selectFrom("job_offers as o")
    .select(["o.id", "o.recruiter_id", "o.job_title", isOpenFor(today, applicantId).as("active")])
    .where("o.id", "=", id)
    .where((eb) => eb.or([eb("o.active", "=", true), eb("o.published_at", "is not", null)]))
    .forShare()
    .executeTakeFirst();
}

/** Locks the people and the offer of an application, which must happen before locking the application itself. */
export async function lockAround(tx: Tx, id: number): Promise<void> {
  await keepPeopleOf(tx, [id]);
  await sql`
    select from job_offers where id = (select offer_id from applications where id = ${id}) for key share`.execute(tx);
}

/** Finds and locks an application to a recruiter's own offer until the end of the transaction. */
export async function lockReceived(tx: Tx, recruiterId: number, id: number) {
  await lockAround(tx, id);
  return tx
    .selectFrom("applications as a")
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .select(["a.id", "a.applicant_id", "a.decision", "a.decision_message", "o.id as offer_id", "o.job_title"])
    .where("a.id", "=", id)
    .where(isOwnOffer(recruiterId))
    .forUpdate("a")
    .executeTakeFirst();
}

export type ReceivedRow = NonNullable<Awaited<ReturnType<typeof lockReceived>>>;
