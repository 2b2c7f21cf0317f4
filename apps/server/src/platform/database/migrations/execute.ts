import { sql, type Kysely, type Migration } from "kysely";

/**
 * A migration of plain SQL, one statement per string, because a named statement can hold only one. Migrations only go
 * forward; a later one corrects a mistake.
 */
export function statements(...texts: string[]): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
