import { sql, type Kysely, type Migration } from "kysely";

/**
 * A migration made of plain SQL, one statement per string: the database runs named statements, and those hold one each.
 * Migrations only go forward; a mistake is mended by the next one.
 */
export function statements(...texts: string[]): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
