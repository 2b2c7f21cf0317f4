import { setTimeout as pause } from "node:timers/promises";
import { type Migration, type MigrationResultSet, Migrator, sql } from "kysely";
import type { Db } from "./database";
import { migrations } from "./migrations";

/** The names of the steps that the database has done; undefined for an empty one. */
async function stepsDone(db: Db): Promise<Set<string> | undefined> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (tables[0]?.name === null) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The database has done steps that this release does not know: it may not understand what they left. */
export class NewerDatabaseError extends Error {
  override name = "NewerDatabaseError";
  constructor(step: string) {
    super(
      `The database belongs to a newer release (it has done the step ${step}). Start that release, or restore a backup from before the upgrade.`,
    );
  }
}

const steps = Object.keys(migrations);

/** The last step that the database has done; undefined for an empty one. */
export const lastStepOf = async (db: Db): Promise<string | undefined> => [...((await stepsDone(db)) ?? [])].at(-1);

/** Whether this release knows a step, and so what a database that has done it looks like. */
export const isKnownStep = (step: string): boolean => step in migrations;

/** Fails unless the database has done all the steps that this release needs; a newer release may have done more. */
export async function checkMigrated(db: Db): Promise<void> {
  const done = await stepsDone(db);
  if (!steps.every((step) => done?.has(step))) throw new Error("The database is not brought up to date.");
}

/** Less than the second after which PostgreSQL ends a deadlock, with an error for whoever noticed it. */
const lockTimeout = 300;
const maxTries = 200;
const pauseBetween = () => 50 + Math.random() * 200;

/** Runs the steps that are not done yet. They give way to calls: whoever has to wait for a table waits no longer than this. */
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

/** Tries again as long as somebody holds what is to be changed: calls of other servers, or another start. */
async function tryWhileLocked(run: () => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
  for (let tries = 1; ; tries += 1) {
    const done = await run();
    if (!isLocked(done.error) || tries === maxTries) return done;
    await pause(pauseBetween());
  }
}

/**
 * Brings the schema up to date: every step once, in order, in one transaction, recorded in `kysely_migration`. Kysely
 * holds an advisory lock meanwhile, so of two processes that start at once one waits and finds nothing to do. Throws
 * `NewerDatabaseError` for a database that a newer release has brought further.
 */
export async function migrate(db: Db, wanted: Record<string, Migration> = migrations): Promise<void> {
  const done = await stepsDone(db);
  const unknown = [...(done ?? [])].findLast((step) => !(step in wanted));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown);
  // The migrator needs a fifth of a second to find that there is nothing to do.
  if (done?.size === Object.keys(wanted).length) return;
  const { error, results } = await tryWhileLocked(() => runSteps(db, wanted));
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (step ${failed})` : ""}.`, {
    cause: error,
  });
}
