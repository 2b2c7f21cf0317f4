import { retentionPeriods as periods } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";

const months = (now: Date, count: number) => sql<Date>`${now}::timestamptz - ${`${count} months`}::interval`;
const days = (now: Date, count: number) => sql<Date>`${now}::timestamptz - ${`${count} days`}::interval`;

/** The maximum number of rows per transaction. */
export const batchSize = 100;

/**
 * Finds and locks accounts that have not been used for 23 months and got no notice; skips rows that others have locked.
 * Skips suspended accounts, whose owners cannot log in to keep them.
 */
export function lockUnused(tx: Tx, now: Date) {
  return tx
    .selectFrom("users")
    .select(["id", "email", "firstname", "language"])
    .where("verified_at", "is not", null)
    .where("last_active_at", "<=", months(now, periods.monthsUntilInactivityNotice))
    .where("inactivity_notice_at", "is", null)
    .where("suspended_at", "is", null)
    .orderBy("last_active_at")
    .limit(sql.lit(batchSize))
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Records that the notices to these accounts are stored. */
export async function markNoticed(tx: Tx, now: Date, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable("users")
    .set({ inactivity_notice_at: now })
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Accounts to delete: unused for 24 months, and suspended or thirty days after a notice that was sent. */
const abandoned = (db: Db, now: Date) =>
  db
    .selectFrom("users")
    .select(["id", "language"])
    .where("verified_at", "is not", null)
    .where("last_active_at", "<=", months(now, periods.monthsUnusedAccount))
    .where((eb) =>
      eb.or([
        eb("suspended_at", "is not", null),
        eb("inactivity_notice_at", "<=", days(now, periods.daysAfterInactivityNotice)),
      ]),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("mails").select("mails.id").whereRef("mails.notice_for", "=", "users.id"))),
    );

/** The next of those accounts after a given id. */
export function findAbandoned(db: Db, now: Date, after: number) {
  return abandoned(db, now).where("id", ">", after).orderBy("id").limit(sql.lit(1)).executeTakeFirst();
}

/** Whether an account is still to be deleted: it may have been used since, or deleted by another process. */
export async function isAbandoned(tx: Tx, now: Date, id: number): Promise<boolean> {
  return (await abandoned(tx, now).where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Deletes the records of applications that were withdrawn 24 months ago. */
export async function deleteWithdrawn(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("withdrawn_applications")
    .where("withdrawn_at", "<=", months(now, periods.monthsEndedApplication))
    .execute();
}

/** Deletes applications that were refused, or whose offer was deleted, 24 months ago. */
export async function deleteKept(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("kept_applications")
    .where((eb) =>
      eb.or([
        eb("deleted_at", "<=", months(now, periods.monthsEndedApplication)),
        eb.and([eb("decision", "=", "rejected"), eb("decided_at", "<=", months(now, periods.monthsEndedApplication))]),
      ]),
    )
    .execute();
}

/** Deletes a batch of applications refused 24 months ago; returns the ids that identify their notifications. */
export async function deleteRefused(tx: Tx, now: Date) {
  const old = await tx
    .selectFrom("applications as a")
    .select(["a.id", "a.applicant_id", "a.offer_id"])
    .select(sql<number>`(select o.recruiter_id from job_offers o where o.id = a.offer_id)`.as("recruiter_id"))
    // A literal, so that a generic plan may use the partial index of these.
    .where(sql<boolean>`a.decision = 'rejected'`)
    .where("a.decided_at", "<=", months(now, periods.monthsEndedApplication))
    .orderBy("a.decided_at")
    .limit(sql.lit(batchSize))
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = old.map(({ id }) => id);
  await tx
    .deleteFrom("applications")
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
  return old;
}
