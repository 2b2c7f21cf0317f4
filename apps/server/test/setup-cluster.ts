import type { TestProject } from "vitest/node";
import { ensureCaddy } from "./cluster/caddy";
import { setup as setUpPostgres } from "./setup-postgres";

/** Provides a PostgreSQL, and a Redis and a Caddy to start. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureCaddy();
  return setUpPostgres(project);
}
