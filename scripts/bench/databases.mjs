import { register } from "tsx/esm/api";
import { atExit, temporaryData } from "./serve.mjs";

register();

/** @type {Promise<string> | undefined} */
let postgres;

/** The PostgreSQL of TEST_DATABASE_URL, or a temporary one until the process ends. */
async function startOnce() {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined) return given;
  const { startPostgres } = await import("../../apps/server/test/postgres");
  const { url, kill } = await startPostgres();
  atExit(kill);
  return url;
}

/** Creates an empty PostgreSQL database. */
export async function emptyPostgres() {
  const { createTestDatabase } = await import("../../apps/server/test/postgres");
  return createTestDatabase(await (postgres ??= startOnce()));
}

/**
 * Creates an empty database of each kind, one after the other: its name, and the environment for a server that uses it.
 * @returns {AsyncGenerator<[name: string, env: NodeJS.ProcessEnv]>}
 */
export async function* databases() {
  yield ["embedded", embedded()];
  const { url, drop } = await emptyPostgres();
  yield ["PostgreSQL", { DATABASE_URL: url, DATA_DIR: temporaryData() }];
  await drop();
}

/** The environment for a server with an empty embedded database. */
export const embedded = () => ({ DATABASE_URL: "", DATA_DIR: temporaryData() });
