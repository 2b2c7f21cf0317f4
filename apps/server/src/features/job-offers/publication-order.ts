import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";

/**
 * Serializes publications until the end of the transaction, so that limits hold and publication times follow the order
 * of commits.
 */
export const lockPublications = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('offer_matches'))`.execute(tx);

/**
 * Records when an offer first became active, later than all earlier publications even if the clock was set back. Call
 * `lockPublications` first.
 */
export const notePublication = (tx: Tx, offerId: number) =>
  sql`update job_offers set published_at = greatest(clock_timestamp(), (
    select published_at + interval '1 microsecond' from job_offers where active and published_at is not null
    order by published_at desc limit 1)) where id = ${offerId} and published_at is null`.execute(tx);

/** The latest publication time of an active offer, to the microsecond; all earlier ones are committed. */
export const lastPublication = (db: Db): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    await lockPublications(tx);
    const { rows } = await sql<{ moment: string }>`
      select published_at::text as moment from job_offers where active and published_at is not null
      order by published_at desc limit 1`.execute(tx);
    return rows[0]?.moment;
  });
