import type { TestProject } from "vitest/node";
import { ensureServerBuilt } from "../../../scripts/build.mjs";
import { startPostgres } from "./postgres";

/** Provides a PostgreSQL: the one that TEST_DATABASE_URL names, else a temporary one. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  await ensureServerBuilt();
  const given = process.env["TEST_DATABASE_URL"];
  const started = given === undefined ? await startPostgres() : undefined;
  provide("postgres", given ?? started?.url);
  return started?.stop;
}
