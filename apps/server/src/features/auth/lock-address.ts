import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";

/** Lets the transactions about one e-mail address follow one another. Comes before the lock of any user. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(tx);
}
