import { sql } from "kysely";
import type { Tx } from "./database";

/**
 * Serialises what one person stores until the end of the transaction, so that no two calls pass a limit together; false
 * if they are deleted.
 */
export async function lockUser(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql`select id from users where id = ${userId} for no key update`.execute(tx);
  return rows.length > 0;
}
