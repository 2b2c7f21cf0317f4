import { sql } from "kysely";
import type { Tx } from "./database";

/** Serializes a person's writes until the commit, so that concurrent calls keep limits; false if they are deleted. */
export async function lockUser(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql`select id from users where id = ${userId} for no key update`.execute(tx);
  return rows.length > 0;
}
