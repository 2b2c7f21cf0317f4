import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, inject } from "vitest";
import { openPGlite, openPostgres, type OpenDatabase } from "../src/platform/database/database";
import { createTestDatabase } from "./postgres";
import { madeBefore } from "./made-before";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the tests' PostgreSQL; undefined for the embedded database. */
    postgres: string | undefined;
    /** The name of a migrated database in the tests' PostgreSQL, which nothing is connected to. */
    migratedDatabase: string | undefined;
    /** The file of a migrated embedded database. */
    template: string | undefined;
    /** The folder of a migrated embedded database, as a server leaves it. */
    migratedFolder: string | undefined;
  }
}

/** The URL of the tests' PostgreSQL, if any. */
export const testPostgres = (): string | undefined => inject("postgres");

/** A database for one test, with its URL if it is a PostgreSQL. */
export type TestDatabase = OpenDatabase & { url: string | undefined };

/** A separate migrated database of the tests' kind. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = testPostgres();
  if (server === undefined) {
    const template = inject("template");
    if (template === undefined) throw new Error("The tests have no database: the project's global setup did not run.");
    const embedded = await openPGlite(await PGlite.create({ loadDataDir: new Blob([await readFile(template)]) }));
    return { ...embedded, url: undefined };
  }
  const { url, drop } = await createTestDatabase(server, { template: inject("migratedDatabase") });
  const { close, ...opened } = openPostgres(url);
  return { ...opened, url, close: () => close().then(drop) };
}

/** A separate migrated database for the surrounding file or `describe`. */
export function testDatabase(): TestDatabase {
  const database = madeBefore(beforeAll, openTestDatabase);
  afterAll(() => database.close());
  return database;
}

/** A separate database as an earlier release left it, not migrated yet. */
export async function openReleaseDatabase(release: string): Promise<TestDatabase> {
  const left = await readFile(new URL(`releases/${release}/database.sql`, import.meta.url), "utf8");
  const server = testPostgres();
  if (server === undefined) {
    const pglite = await PGlite.create();
    await pglite.exec(left);
    await pglite.exec("reset all");
    return { ...(await openPGlite(pglite)), url: undefined };
  }
  const { url, drop } = await createTestDatabase(server, { dump: left });
  const { close, ...opened } = openPostgres(url);
  return { ...opened, url, close: () => close().then(drop) };
}
