import { register } from "tsx/esm/api";
import { atExit, temporaryData } from "./serve.mjs";

register();

/** @type {Promise<string> | undefined} */
let postgres;

/** The PostgreSQL that TEST_DATABASE_URL names, else a temporary one until the process ends. */
async function startOnce() {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined) return given;
  const { startPostgres } = await import("../../apps/server/test/postgres");
  const { url, kill } = await startPostgres();
  atExit(kill);
  return url;
}

/** An empty database of a PostgreSQL. */
export async function emptyPostgres() {
  const { createTestDatabase } = await import("../../apps/server/test/postgres");
  return createTestDatabase(await (postgres ??= startOnce()));
}

/**
 * An empty database of each kind, one after the other: its name, and the environment of a server that works on it.
 * @returns {AsyncGenerator<[name: string, env: NodeJS.ProcessEnv]>}
 */
export async function* databases() {
  yield ["embedded", embedded()];
  const { url, drop } = await emptyPostgres();
  yield ["PostgreSQL", { DATABASE_URL: url, DATA_DIR: temporaryData() }];
  await drop();
}

/** The environment of a server with an empty embedded database. */
export const embedded = () => ({ DATABASE_URL: "", DATA_DIR: temporaryData() });
