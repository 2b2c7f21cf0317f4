import { sql, type Kysely, type Migration } from "kysely";

/**
 * A migration made of plain SQL, one statement per string: the database runs named statements, and each of those is a single one.
 * Migrations only go forward; a later one corrects a mistake.
 */
export function statements(...texts: string[]): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
