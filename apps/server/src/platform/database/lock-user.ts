import { sql } from "kysely";
import type { Tx } from "./database";

/**
 * Serializes a person's writes until the end of the transaction, so that concurrent calls cannot exceed a limit
 * together; false if the account is deleted.
 */
export async function lockUser(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql`select id from users where id = ${userId} for no key update`.execute(tx);
  return rows.length > 0;
}
