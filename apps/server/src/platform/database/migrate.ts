import { Migrator, sql } from "kysely";
import type { Db } from "./database";
import { migrations } from "./migrations";

/** Whether the database has done all the steps and no other: the migrator needs a fifth of a second to find that. */
async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (tables[0]?.name === null) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.length === Object.keys(migrations).length && rows.every(({ name }) => name in migrations);
}

/**
 * Brings the schema up to date: every step once, in order, in one transaction, recorded in `kysely_migration`.
 * Kysely holds an advisory lock meanwhile, so of two processes that start at once one waits and finds nothing to do.
 */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (step ${failed})` : ""}.`, {
    cause: error,
  });
}
