import { type AlertFilters, alertQuery, offerFilters } from "@passerelle/domain";
import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { isOpenFor } from "../../platform/database/is-offer-open";
import { inTransaction } from "../../platform/database/transactions";
import type { OfferTables } from "../../platform/database/schema/job-offers";
import { nearby } from "../places";
import { conditionOf } from "./filter";
import { lockPublications } from "./write-store";

export type AlertRow = Pick<Selectable<OfferTables["offer_alerts"]>, "id" | "filters" | "created_at">;

/** A person's alerts, latest first. */
export async function listAlerts(db: Db, userId: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select id, filters, created_at from offer_alerts where user_id = ${userId} order by id desc`.execute(db);
  return rows;
}

/** Stores an alert, which finds offers published from now on. */
export const insertAlert = (tx: Tx, userId: number, filters: AlertFilters): Promise<AlertRow> =>
  tx
    .insertInto("offer_alerts")
    .values({ user_id: userId, filters: JSON.stringify(filters) })
    .returning(["id", "filters", "created_at"])
    .executeTakeFirstOrThrow();

/** Deletes a person's alert; returns whether it existed. */
export async function deleteAlert(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from offer_alerts where user_id = ${userId} and id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

export interface DueAlert {
  id: number;
  userId: number;
  isSuspended: boolean;
  filters: AlertFilters;
  /** The last publication that this alert has seen, to the microsecond. */
  since: string;
}

/** Locks a few alerts that have not seen a publication, grouped by person; skips those another process has locked. */
export async function lockDueAlerts(tx: Tx, until: string, count: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select a.id, a.user_id as "userId", u.suspended_at is not null as "isSuspended", a.filters, a.seen_until::text as since
    from offer_alerts a join users u on u.id = a.user_id
    where a.seen_until < ${until}::timestamptz
    order by a.seen_until, a.user_id, a.id limit ${sql.lit(count)}
    for update of a skip locked for key share of u skip locked`.execute(tx);
  return rows.toSorted((a, b) => a.userId - b.userId);
}

/** The latest publication time of an active offer, to the microsecond; all earlier ones are committed. */
export const lastPublication = (db: Db): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    await lockPublications(tx);
    const { rows } = await sql<{ moment: string }>`
      select published_at::text as moment from job_offers where active and published_at is not null
      order by published_at desc limit 1`.execute(tx);
    return rows[0]?.moment;
  });

export interface FoundOffer {
  id: number;
  jobTitle: string;
  recruiterId: number;
}

/** The newest open offers published since an alert's last run that match it, at most `count`. */
export async function findOffers(
  tx: Tx,
  { userId, filters, since }: DueAlert,
  until: string,
  now: { moment: Date; today: string },
  count: number,
): Promise<FoundOffer[]> {
  const query = alertQuery(filters);
  const condition = conditionOf(offerFilters(query), now.moment, nearby(query));
  if (!condition) return [];
  const { rows } = await sql<FoundOffer>`
    select o.id, o.job_title as "jobTitle", o.recruiter_id as "recruiterId" from job_offers o
    where o.published_at > ${sql.lit(since)}::timestamptz and o.published_at <= ${sql.lit(until)}::timestamptz
      and o.active and ${isOpenFor(now.today, userId)} and ${condition}
      and not exists (select from applications p where p.offer_id = o.id and p.applicant_id = ${userId})
    order by o.published_at desc limit ${sql.lit(count)}`.execute(tx);
  return rows;
}

/** Prevents offers from closing until the end of the transaction; returns the ids of those that are still active. */
export async function keepOpen(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from job_offers where id = any(${ids}::bigint[]) and active order by id for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Records the last publication that alerts have seen. */
export const markSeen = (tx: Tx, ids: readonly number[], until: string) =>
  sql`update offer_alerts set seen_until = ${until}::timestamptz where id = any(${ids}::bigint[])`.execute(tx);
