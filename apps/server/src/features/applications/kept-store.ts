import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { offerAsNow } from "./offer-snapshot";

/** Keeps the offer in its applications of earlier versions, which have none, before it changes. */
export async function keepOffer(tx: Tx, offerId: number): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ offer: offerAsNow(offerId) })
    .where("offer_id", "=", offerId)
    .where("offer", "is", null)
    .execute();
}

/** Keeps the applications to an offer that is about to be deleted, for their applicants. */
export async function keepApplications(tx: Tx, offerId: number): Promise<void> {
  await sql`
    insert into kept_applications (id, applicant_id, offer_id, offer, offer_terms, message, created_at,
      seen_at, decision, decision_message, decided_at)
    select a.id, a.applicant_id, a.offer_id, coalesce(a.offer, ${offerAsNow(offerId)}), ${offerAsNow(offerId)},
      a.message, a.created_at, a.seen_at, a.decision, a.decision_message, a.decided_at
    from applications a
    where a.offer_id = ${offerId} and a.applicant_id is not null`.execute(tx);
}

/** A query for an applicant's own applications to deleted offers. */
export const keptApplications = (db: Db, applicantId: number) =>
  db
    .selectFrom("kept_applications as k")
    .select(["k.id", "k.offer_id", "k.offer", "k.offer_terms", "k.message", "k.created_at", "k.seen_at", "k.decision"])
    .select(["k.decided_at", "k.decision_message", "k.deleted_at"])
    .where("k.applicant_id", "=", applicantId);

export type KeptRow = Awaited<ReturnType<ReturnType<typeof keptApplications>["executeTakeFirstOrThrow"]>>;

/** An applicant's application to a deleted offer; undefined for any other. */
export const findKept = (db: Db, applicantId: number, id: number) =>
  keptApplications(db, applicantId).where("k.id", "=", id).executeTakeFirst();

export const findKeptTo = (db: Db, applicantId: number, offerIds: readonly number[]) =>
  keptApplications(db, applicantId)
    .where("k.offer_id", "=", sql<number>`any(${offerIds}::bigint[])`)
    .execute();

/** Deletes an applicant's application to a deleted offer; returns the offer's id, or undefined if there is none. */
export async function deleteKept(tx: Tx, applicantId: number, id: number): Promise<number | undefined> {
  const deleted = await tx
    .deleteFrom("kept_applications")
    .where("applicant_id", "=", applicantId)
    .where("id", "=", id)
    .returning("offer_id")
    .executeTakeFirst();
  return deleted?.offer_id;
}
