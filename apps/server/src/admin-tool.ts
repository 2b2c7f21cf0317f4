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
import { type OperatorProcess, runTool, type Writer } from "./operator-process";
import { systemClock } from "./platform/clock";
import { type Config, readConfig } from "./platform/config";
import { protectData } from "./platform/data-folder";
import { openDatabase } from "./platform/database/database";
import { migrate } from "./platform/database/migrate";
import { openBroker } from "./platform/live/open-broker";
import { createLog } from "./platform/log";
import { createOutbox } from "./platform/mail/mail-queue";
import { createMetrics } from "./platform/metrics";

/** Runs a command on the database: a PostgreSQL that servers may be using, or an embedded one that none uses. */
async function runHere(config: Config, request: AdminRequest, stderr: Writer): Promise<Row | Row[]> {
  const isShared = config.databaseUrl !== undefined;
  if (!isShared && !existsSync(join(config.dataDir, "postgres")))
    throw new AdminError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  if (!isShared) protectData(config.dataDir);
  const log = createLog({ logLevel: "warn" }, { write: (line) => void stderr.write(line) });
  const { db, close } = await openDatabase(config);
  try {
    // The servers migrate a shared database themselves.
    if (!isShared) await migrate(db);
    const broker = await openBroker(config, db, log);
    // Stores mails only; a server sends them.
    const { add } = createOutbox({
      db,
      clock: systemClock,
      log,
      metrics: createMetrics(),
      write: async () => undefined,
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

async function answer(words: readonly string[], { env, stderr }: OperatorProcess): Promise<string> {
  if (words.length === 0 || words.some((word) => ["--help", "-h", "help"].includes(word))) return help;
  const line = words.filter((word) => word !== "--json");
  readCommand(line);
  const config = readConfig(env, [...words]);
  const request = { line, operator: userInfo().username };
  const asked = config.databaseUrl === undefined ? await askServer(config.dataDir, request) : undefined;
  const given = asked ?? (await runHere(config, request, stderr));
  return words.includes("--json") ? `${asJson(given)}\n` : `${readable(given)}\n`;
}

/** Runs an operator's command line and returns the exit code. */
export const runAdmin = (words: readonly string[], own: OperatorProcess): Promise<number> =>
  runTool(own, () => answer(words, own));
