import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { asJson, readable } from "./admin-output";
import {
  AdminError,
  type AdminRequest,
  askServer,
  help,
  readCommand,
  type Row,
  runCommand,
} from "./features/moderation";
import { systemClock } from "./platform/clock";
import { type Config, ConfigError, readConfig } from "./platform/config";
import { protectData } from "./platform/data-folder";
import { DataInUseError } from "./platform/database/data-lock";
import { openDatabase } from "./platform/database/database";
import { migrate } from "./platform/database/migrate";
import { localBroker } from "./platform/live/broker";
import { postgresBroker } from "./platform/live/postgres-broker";
import { createLog } from "./platform/log";
import { createOutbox } from "./platform/mail/outbox";
import { createMetrics } from "./platform/metrics";

/** The process that the tool runs as: its environment, and where it writes. */
export interface AdminProcess {
  env: NodeJS.ProcessEnv;
  stdout: Writer;
  stderr: Writer;
}

interface Writer {
  write: (text: string) => unknown;
}

/** Opens the database itself: a PostgreSQL beside running servers, or an embedded one that no server uses. */
async function runHere(config: Config, request: AdminRequest, stderr: Writer): Promise<Row | Row[]> {
  const isShared = config.databaseUrl !== undefined;
  if (!isShared && !existsSync(join(config.dataDir, "postgres")))
    throw new AdminError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  if (!isShared) protectData(config.dataDir);
  const log = createLog({ logLevel: "warn" }, { write: (line) => void stderr.write(line) });
  const { db, close } = await openDatabase(config);
  try {
    // The schema of a shared one is its servers' own.
    if (!isShared) await migrate(db);
    const broker = config.databaseUrl === undefined ? localBroker() : await postgresBroker(config.databaseUrl, db, log);
    // Mails are stored, for a server to send.
    const { add } = createOutbox({
      db,
      clock: systemClock,
      log,
      metrics: createMetrics(),
      send: async () => undefined,
    });
    try {
      const outbox = { add, wake: () => undefined };
      return await runCommand({ db, clock: systemClock, broker, outbox, config }, request);
    } finally {
      await broker.close();
    }
  } finally {
    await close();
  }
}

async function answer(words: readonly string[], { env, stderr }: AdminProcess): Promise<string> {
  if (words.length === 0 || words.some((word) => ["--help", "-h", "help"].includes(word))) return help;
  const line = words.filter((word) => word !== "--json");
  readCommand(line);
  const config = readConfig(env, [...words]);
  const request = { line, operator: userInfo().username };
  const asked = config.databaseUrl === undefined ? await askServer(config.dataDir, request) : undefined;
  const given = asked ?? (await runHere(config, request, stderr));
  return words.includes("--json") ? `${asJson(given)}\n` : `${readable(given)}\n`;
}

/** Carries out a command line of the operator's; returns the exit code. */
export async function runAdmin(words: readonly string[], own: AdminProcess): Promise<number> {
  try {
    own.stdout.write(await answer(words, own));
    return 0;
  } catch (error) {
    const isExplained = [AdminError, ConfigError, DataInUseError].some((kind) => error instanceof kind);
    own.stderr.write(`${error instanceof Error ? (isExplained ? error.message : error.stack) : String(error)}\n`);
    return 1;
  }
}
