import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";

/** Serializes the transactions about one e-mail address. Take this lock before any user's. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(tx);
}
