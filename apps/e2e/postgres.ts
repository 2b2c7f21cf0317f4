import { startPostgres } from "../server/test/postgres";

const variable = "JOURNEYS_POSTGRES";

/** Global setup: starts a PostgreSQL with a database for each worker, unless TEST_DATABASE_URL names one. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env["TEST_DATABASE_URL"];
  const started = given === undefined ? await startPostgres() : undefined;
  // Worker processes inherit the environment.
  process.env[variable] = given ?? started?.url;
  return started?.stop;
}

/** Its URL. */
export function postgres(): string {
  const url = process.env[variable];
  if (url === undefined) throw new Error("The journeys have no database: their global setup did not run.");
  return url;
}
