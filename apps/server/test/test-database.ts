import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { inject } from "vitest";
import { openPGlite, openPostgres, type OpenDatabase } from "../src/platform/database/database";
import { migrate } from "../src/platform/database/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL that the tests use; those of the embedded database have none. */
    postgres: string | undefined;
    /** The file of a migrated embedded database. */
    template: string | undefined;
    /** The folder of one, as a server leaves it. */
    migratedFolder: string | undefined;
  }
}

/** The PostgreSQL that the tests use, if any. */
export const testPostgres = (): string | undefined => inject("postgres");

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new, empty database in the tests' PostgreSQL. */
export async function createTestDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(server, `drop database ${name} with (force)`) };
}

/** A separate migrated database, on the tests' kind of database. */
export async function openTestDatabase(): Promise<OpenDatabase & { url: string | undefined }> {
  const server = testPostgres();
  if (server === undefined) {
    const template = inject("template");
    if (template === undefined) throw new Error("The tests have no database: the project's global setup did not run.");
    const embedded = await openPGlite(await PGlite.create({ loadDataDir: new Blob([await readFile(template)]) }));
    return { ...embedded, url: undefined };
  }
  const { url, drop } = await createTestDatabase(server);
  const { db, close } = openPostgres(url);
  await migrate(db);
  return { db, url, close: () => close().then(drop) };
}
