import type { TestProject } from "vitest/node";
import { ensureServerBuilt } from "../../../scripts/build.mjs";
import { startPostgres } from "./postgres";
import { ensureRedis } from "./redis";

/** Provides a PostgreSQL: the one that TEST_DATABASE_URL names, else a temporary one; and a Redis to start. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  await ensureServerBuilt();
  // Here, for the tests that start one do so at the same time, and a package manager works for one at a time.
  ensureRedis();
  const given = process.env["TEST_DATABASE_URL"];
  const started = given === undefined ? await startPostgres() : undefined;
  provide("postgres", given ?? started?.url);
  return started?.stop;
}
