import type { TestProject } from "vitest/node";
import { ensureServerBuilt } from "../../../scripts/build.mjs";
import { openPostgres } from "../src/platform/database/database";
import { migrate } from "../src/platform/database/migrate";
import { createTestDatabase, startPostgres } from "./postgres";
import { ensureRedis } from "./redis";

/**
 * Provides the PostgreSQL of TEST_DATABASE_URL or a temporary one, with a migrated database to copy, which takes a
 * quarter of the time of migrating. Ensures that Redis is installed.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await ensureServerBuilt();
  // Installs it before the tests, which would run the package manager concurrently.
  ensureRedis();
  const given = process.env["TEST_DATABASE_URL"];
  const { url: server, stop } = given === undefined ? await startPostgres() : { url: given, stop: undefined };
  const { url, name, drop } = await createTestDatabase(server);
  const { db, close } = openPostgres(url);
  await migrate(db);
  await close();
  provide("postgres", server);
  provide("migratedDatabase", name);
  return () => stop?.() ?? drop();
}
