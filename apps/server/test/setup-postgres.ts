import type { TestProject } from "vitest/node";
import { ensureServerBuilt } from "../../../scripts/build.mjs";
import { startPostgres } from "./postgres";
import { ensureRedis } from "./redis";

/** Provides the PostgreSQL of TEST_DATABASE_URL or a temporary one, and ensures that Redis is installed. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  await ensureServerBuilt();
  // Installs it before the tests, which would run the package manager concurrently.
  ensureRedis();
  const given = process.env["TEST_DATABASE_URL"];
  const started = given === undefined ? await startPostgres() : undefined;
  provide("postgres", given ?? started?.url);
  return started?.stop;
}
