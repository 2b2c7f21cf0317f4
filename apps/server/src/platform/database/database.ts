import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolClient } from "pg";
import { takeDataLock } from "./data-lock";
import { NamedStatementClient } from "./named-statements";
import { waitForDatabase } from "./wait-for-database";
import type { Database } from "./schema";

/** The database or a transaction; stores accept either. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export interface OpenDatabase {
  db: Db;
  /** The numbers of open connections, idle connections and waiting statements. */
  usage: () => { open: number; idle: number; waiting: number };
  /**
   * All committed data, as a tar that initializes an embedded database; undefined for PostgreSQL, which has its own
   * tools.
   */
  dump: (() => Promise<Blob>) | undefined;
  close: () => Promise<void>;
}

const usageOf = (pool: Pool) => () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });

const { INT8, NUMERIC, DATE } = pgTypes.builtins;

/** Reads `bigint` and `numeric` as numbers, and `date` as text, so that no time zone shifts it. */
const types: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === DATE) return String;
    return pgTypes.getTypeParser(oid, format);
  },
};

/** A statement that was run, without its values. */
export interface RunStatement {
  text: string;
  milliseconds: number;
  failed: boolean;
}
export type StatementListener = (statement: RunStatement) => void;

/** Callbacks for events of a database. */
export interface DatabaseListeners {
  onStatement?: StatementListener | undefined;
  /** The embedded database has crashed; further statements would never finish. */
  onPanic?: (error: Error) => void;
}

interface KyselySettings extends DatabaseListeners {
  isEmbedded?: boolean;
}

function createKysely(pool: Pool, { isEmbedded = false, onStatement, onPanic }: KyselySettings): Db {
  // A connection that breaks while idle leaves the pool; without a listener, the error would end the process.
  pool.on("error", () => undefined);
  // A connection that breaks in use fails its query or the next one; without a listener, it would end the process too.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const clients = new WeakMap<PoolClient, NamedStatementClient>();
  const namedPool = {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? new NamedStatementClient(client, { isEmbedded, onPanic });
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: namedPool }),
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) =>
        onStatement({ text: query.sql, milliseconds: queryDurationMillis, failed: level === "error" }),
    }),
  });
}

// Every query has one good plan for all values. Planning takes longer than running, by a factor of four for the
// applicant's list of offers.
const settings = { plan_cache_mode: "force_generic_plan", jit: "off" };

interface PostgresSettings {
  onStatement?: StatementListener | undefined;
  /** The application name of the connections in PostgreSQL. */
  name?: string | undefined;
}

export function openPostgres(url: string, { onStatement, name = "passerelle" }: PostgresSettings = {}): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    application_name: name,
  });
  const db = createKysely(pool, { onStatement });
  return { db, usage: usageOf(pool), dump: undefined, close: () => db.destroy() };
}

/** The messages of a prepared statement before the last one: parse, bind, describe, execute. */
const isUnfinished = ([type = 0]: Uint8Array) => "PBDE".includes(String.fromCharCode(type));

/** Passes the messages of a statement on together, because each call of the database costs as much as a small query. */
function withWholeStatements(pglite: PGlite): PGlite {
  const waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite["execProtocolStream"] = async (message, options) => {
    waiting.push(message);
    return isUnfinished(message) ? [] : pglite.execProtocolStream(Buffer.concat(waiting.splice(0)), options);
  };
  return new Proxy(pglite, {
    get: (target, name) => (name === "execProtocolStream" ? execProtocolStream : Reflect.get(target, name)),
  });
}

/**
 * Opens an embedded PostgreSQL. It has one connection, so a query outside the open transaction waits for that
 * transaction. Inside a transaction, always use it; the time limit turns a mistake into an error.
 */
export async function openPGlite(
  pglite: PGlite,
  listeners: DatabaseListeners = {},
): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  for (const [name, value] of Object.entries(settings)) await pglite.exec(`set ${name} = ${value}`);
  const { createPgConfig } = await import("@electric-sql/pglite/node-postgres");
  const { connection } = createPgConfig(withWholeStatements(pglite));
  const options = { connection, types, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 10_000 };
  const pool = new Pool(options);
  const db = createKysely(pool, { isEmbedded: true, ...listeners });
  const dump = async () => {
    // Holding the only connection ensures that no transaction is open.
    const client = await pool.connect();
    try {
      await client.query("checkpoint");
      return await pglite.dumpDataDir("none");
    } finally {
      client.release();
    }
  };
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  return { db, usage: usageOf(pool), dump, close };
}

/** The connection's name, and the retries while PostgreSQL does not answer. */
interface Reaching extends Pick<PostgresSettings, "name"> {
  /** Seconds before each retry. */
  delays?: readonly number[];
  onRetry?: (sentence: string) => void;
}

/**
 * Opens the PostgreSQL of `DATABASE_URL`, or PGlite in a locked folder.
 * @throws DatabaseUnreachableError, DataInUseError
 */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  { name, delays = [], onRetry = () => undefined, ...listeners }: DatabaseListeners & Reaching = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    const opened = openPostgres(config.databaseUrl, { name, onStatement: listeners.onStatement });
    try {
      await waitForDatabase(() => sql`select 1`.execute(opened.db), delays, onRetry);
      return opened;
    } catch (error) {
      await opened.close();
      throw error;
    }
  }
  const lock = takeDataLock(join(config.dataDir, "lock"));
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    const { close, ...opened } = await openPGlite(await PGlite.create(join(config.dataDir, "postgres")), listeners);
    return { ...opened, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
