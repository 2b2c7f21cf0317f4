import { setTimeout as pause } from "node:timers/promises";
import { type Migration, type MigrationResultSet, Migrator, sql } from "kysely";
import type { Db } from "./database";
import { adoptDevelopmentSchema, lastDevelopmentStep } from "./development-schema";
import { migrations } from "./migrations";

/** The names of the applied migrations; undefined for an empty database. */
async function stepsDone(db: Db): Promise<Set<string> | undefined> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (tables[0]?.name === null) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The database has migrations that this release does not know, so its schema may be incompatible. */
export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
  constructor(step: string) {
    super(
      `The database belongs to a newer release or to an old development version (it has done the step ${step}). Start that release, or restore a backup from before the upgrade.`,
    );
  }
}

const steps = Object.keys(migrations);

/** The last applied migration; undefined for an empty database. */
export const lastStepOf = async (db: Db): Promise<string | undefined> => [...((await stepsDone(db)) ?? [])].at(-1);

/** Whether this release knows a migration, and so the schema after it. */
export const isKnownStep = (step: string): boolean => step in migrations || step === lastDevelopmentStep;

/** Throws unless all migrations of this release are applied; a newer release may have applied more. */
export async function checkMigrated(db: Db): Promise<void> {
  const done = await stepsDone(db);
  if (!steps.every((step) => done?.has(step))) throw new Error("The database is not brought up to date.");
}

/** Less than the second after which PostgreSQL resolves a deadlock by failing one of its transactions. */
const lockTimeout = 300;
const maxTries = 200;
const pauseBetween = () => 50 + Math.random() * 200;

/** Runs pending migrations. Calls take precedence: they wait for a migration at most this long. */
const runSteps = (db: Db, wanted: Record<string, Migration>) =>
  db.connection().execute(async (one) => {
    await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(one);
    try {
      return await new Migrator({ db: one, provider: { getMigrations: async () => wanted } }).migrateToLatest();
    } finally {
      await sql`reset lock_timeout`.execute(one);
    }
  });

const lockCodes: unknown[] = ["55P03", "40P01"];
const isLocked = (error: unknown) => error instanceof Error && "code" in error && lockCodes.includes(error.code);

/** Retries while another server's calls or another start hold a lock on the tables. */
async function tryWhileLocked(run: () => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
  for (let tries = 1; ; tries += 1) {
    const done = await run();
    if (!isLocked(done.error) || tries === maxTries) return done;
    await pause(pauseBetween());
  }
}

/**
 * Migrates the schema: every step once, in order, in one transaction, recorded in `kysely_migration`. Kysely holds an
 * advisory lock meanwhile, so of two processes that start concurrently one waits and finds nothing to do. Throws
 * `NewerDatabaseError` if a newer release has migrated the database.
 */
export async function migrate(db: Db, wanted: Record<string, Migration> = migrations): Promise<void> {
  await adoptDevelopmentSchema(db, await stepsDone(db), Object.keys(wanted));
  const done = await stepsDone(db);
  const unknown = [...(done ?? [])].findLast((step) => !(step in wanted));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown);
  // The migrator takes 200 ms even if there is nothing to do.
  if (done?.size === Object.keys(wanted).length) return;
  const { error, results } = await tryWhileLocked(() => runSteps(db, wanted));
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (step ${failed})` : ""}.`, {
    cause: error,
  });
}
