import { sql } from "kysely";
import type { Tx } from "./database";

/** Serialises what one person stores until the end of the transaction, so that no two calls pass a limit together. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
}
