import { availableParallelism } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { verify } from "@node-rs/argon2";
import { sql } from "kysely";
import { Client, Pool, type QueryConfig } from "pg";
import { createApp } from "../src/app";
import { createPasswords } from "../src/features/auth";
import { systemClock as clock } from "../src/platform/clock";
import { readConfig } from "../src/platform/config";
import { openPGlite, openPostgres } from "../src/platform/database/database";
import { openFiles } from "../src/platform/files/open-files";
import { openBroker } from "../src/platform/live/open-broker";
import { createLog } from "../src/platform/log";
import { createOutbox } from "../src/platform/mail/mail-queue";
import type { Call } from "../../../scripts/bench/frequent-calls.mjs";
import { createMetrics } from "../src/platform/metrics";

// Serves the API, and a second address that runs only the recorded statements of its calls, on the same database.
const lanes = 16;
const password = "Passerelle-2026!";

/** The statements of the current call, as sent to the database. */
let recording: QueryConfig[] | undefined;
const send: unknown = Object.getOwnPropertyDescriptor(Client.prototype, "query")?.value;
Object.defineProperty(Client.prototype, "query", {
  value(this: Client, ...args: [QueryConfig | string]) {
    const [query] = args;
    // Plain strings are the broker's and belong to no call. The embedded database is one session, which already knows
    // the server's statement names.
    if (typeof query !== "string")
      recording?.push({ ...query, ...(query.name !== undefined && { name: `${query.name}-bare` }) });
    return typeof send === "function" ? Reflect.apply(send, this, args) : undefined;
  },
});

const config = readConfig();
const log = createLog(config);
const pglite = config.databaseUrl === undefined ? await PGlite.create(join(config.dataDir, "postgres")) : undefined;
const { db } = pglite ? await openPGlite(pglite) : openPostgres(String(config.databaseUrl));
const settings = "-c plan_cache_mode=force_generic_plan -c jit=off";
const embedded = pglite && { connection: createPgConfig(pglite).connection, max: 1 };
const bare = new Pool(embedded ?? { connectionString: config.databaseUrl, max: 10, options: settings });

const passwords = createPasswords();
const hash = await passwords.hash(password);
await sql`update users set password_hash = ${hash}`.execute(db);

const metrics = createMetrics();
const app = await createApp({
  config,
  db,
  clock,
  log,
  metrics,
  passwords,
  broker: await openBroker(config, db, log),
  outbox: createOutbox({ db, clock, log, metrics, write: async () => undefined, send: async () => undefined }),
  files: await openFiles(config, { db, clock, log }),
  ...(pglite && { callsAtOnce: 1 }),
});

/** The recorded statements of some calls, by kind of call. */
const recorded = new Map<string, QueryConfig[][]>();

app.post<{ Body: { name: string; calls: Call[] } }>("/bench/record", async ({ body: { name, calls } }) => {
  const lists: QueryConfig[][] = [];
  for (const { path, body, ...call } of calls) {
    // Looks up the token first, so that the recorded call finds it cached.
    await app.inject({ headers: call.headers, url: "/user/me" });
    recording = [];
    const { statusCode } = await app.inject({ ...call, url: path, ...(body !== undefined && { payload: body }) });
    if (statusCode >= 300) throw new Error(`${name} was answered ${statusCode}.`);
    lists.push(recording);
  }
  recording = undefined;
  recorded.set(name, lists);
  return { statements: lists.at(-1)?.length };
});

app.post<{ Body: { name: string; seconds: number; undo?: string } }>("/bench/replay", async ({ body }) => {
  const lists = recorded.get(body.name) ?? [];
  if (body.undo !== undefined) await bare.query(body.undo);
  const start = performance.now();
  let done = 0;
  const isOver = () =>
    body.undo === undefined ? performance.now() - start > body.seconds * 1_000 : done >= lists.length;
  const lane = async () => {
    while (!isOver()) {
      const list = lists[done % lists.length] ?? [];
      done += 1;
      const client = await bare.connect();
      for (const statement of list) await client.query(statement);
      client.release();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { perSecond: (done * 1_000) / (performance.now() - start) };
});

// The same concurrency as the server's own limit.
app.post<{ Body: { seconds: number } }>("/bench/verify", async ({ body: { seconds } }) => {
  const start = performance.now();
  let done = 0;
  const lane = async () => {
    for (; performance.now() - start < seconds * 1_000; done += 1) await verify(hash, password);
  };
  await Promise.all(Array.from({ length: Math.min(2, Math.max(1, availableParallelism() - 1)) }, lane));
  return { perSecond: (done * 1_000) / (performance.now() - start) };
});

await app.listen({ port: config.port, host: config.host });
