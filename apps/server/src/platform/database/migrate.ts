import { Migrator } from "kysely";
import type { Db } from "./database";
import { migrations } from "./migrations";

/**
 * Brings the schema up to date: every step once, in order, in one transaction, recorded in `kysely_migration`.
 * Kysely holds an advisory lock meanwhile, so of two processes that start at once one waits and finds nothing to do.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (step ${failed})` : ""}.`, {
    cause: error,
  });
}
