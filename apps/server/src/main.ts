import { existsSync } from "node:fs";
import { join } from "node:path";
import { productName } from "@passerelle/domain";
import { createApp } from "./app";
import { createMailWriter, createPasswords } from "./features/auth";
import { hourlyJobs } from "./features/hourly-jobs";
import { backUp, lastBackupOf, measureBackups } from "./features/backup";
import { listenForAdmin, runCommand } from "./features/moderation";
import { explain } from "./operator-errors";
import { systemClock } from "./platform/clock";
import { type Circumstances, warningsOf } from "./platform/startup-warnings";
import { protectData } from "./platform/data-folder";
import { addressOf, readConfig, type Config } from "./platform/config";
import { openDatabase } from "./platform/database/database";
import { migrate } from "./platform/database/migrate";
import { startDelays } from "./platform/database/wait-for-database";
import { openFiles } from "./platform/files/open-files";
import { startHourly } from "./platform/scheduler";
import { createShutdown } from "./platform/shutdown";
import { connectionName, hasBrokerMismatch, openBroker } from "./platform/live/open-broker";
import { createLog, type Log } from "./platform/log";
import { createMetrics, measureProcess, serveMetrics } from "./platform/metrics";
import { checkMailServer } from "./platform/mail/check-mail-server";
import { createMailer } from "./platform/mail/mailer";
import { createOutbox } from "./platform/mail/mail-queue";
import { watchDiskSpace } from "./platform/disk-space";

// Leaves other clients room to connect during one client's burst; the system may allow fewer.
const maxWaitingConnections = 4_096;

/** Loads the tracing library only when it is needed, because it is large. */
const tracesTo = async (url: string, log: Log) => (await import("./platform/traces")).openTraces(url, log);

/** Ends the process; its supervisor restarts it, and the database recovers. */
function endAtOnce(log: Log, error: Error): never {
  log.fatal({ err: error }, "the embedded database cannot go on");
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config);
  const clock = systemClock;
  protectData(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "postgres")))
    process.stdout.write(`Creating the database${config.demo === "none" ? "" : " and the demo people"}...\n`);
  const metrics = createMetrics();
  const traces = config.tracesUrl === undefined ? undefined : await tracesTo(config.tracesUrl, log);
  const { db, usage, dump, close } = await openDatabase(config, {
    name: connectionName(config),
    onStatement: traces?.onStatement,
    onPanic: (error) => endAtOnce(log, error),
    delays: startDelays,
    onRetry: (sentence) => log.warn(sentence),
  });
  // Comes first, so that it does not count the statements of the metrics below.
  measureProcess(metrics, usage);
  measureBackups(metrics, db);
  const shutdown = createShutdown(log, config);
  if (traces) shutdown.add(traces.stop);
  shutdown.add(close);
  try {
    await migrate(db);
    protectData(config.dataDir);
    const broker = await openBroker(config, db, log);
    shutdown.add(() => broker.close());
    const outbox = createOutbox({
      db,
      clock,
      log,
      metrics,
      write: createMailWriter({ clock, config }),
      send: createMailer(config, (text) => process.stdout.write(text)),
    });
    shutdown.add(() => outbox.stop());
    const files = await openFiles(config, { db, clock, log });
    const passwords = createPasswords();
    if (config.demo !== "none") {
      const { addDemo } = await import("./demo");
      await addDemo({ db, files, passwords }, config.demo, (text) => process.stdout.write(text));
    }
    // The embedded database has one connection for all calls.
    const callsAtOnce = config.databaseUrl === undefined ? 1 : undefined;
    const parts = { config, db, clock, log, metrics, traces, broker, outbox, files, passwords };
    // PostgreSQL itself refuses writes without room, and keeps running.
    const room = config.databaseUrl === undefined ? await watchDiskSpace(config.dataDir, log) : undefined;
    if (room) shutdown.add(async () => room.stop());
    const app = await createApp({
      ...parts,
      ...(callsAtOnce && { callsAtOnce }),
      ...(room && { hasDiskSpace: room.hasDiskSpace }),
    });
    shutdown.add(() => app.close());
    if (config.metrics) shutdown.add((await serveMetrics(metrics.registry, config.metrics)).close);
    shutdown.onSignal();
    const bound = await app.listen({
      port: config.port,
      host: config.host,
      backlog: maxWaitingConnections,
      listenTextResolver: (address) => `listening at ${address}`,
    });
    outbox.start();
    const circumstances: Circumstances = {
      lastBackup: await lastBackupOf(db),
      now: clock.now(),
      isRoot: process.getuid?.() === 0,
      hasBrokerMismatch: await hasBrokerMismatch(config, db),
    };
    for (const warning of warningsOf(config, circumstances)) process.stdout.write(`Warning: ${warning}\n`);
    void checkMailServer(config, log);
    const services = { db, clock, broker, outbox, config };
    const backup = { db, dump, clock, log, files, dataDir: config.dataDir, databaseUrl: config.databaseUrl };
    if (config.databaseUrl === undefined)
      shutdown.add(
        await listenForAdmin(
          config.dataDir,
          (request) => {
            const [command, folder = ""] = request.line;
            return command === "backup"
              ? backUp(backup, { folder, operator: request.operator })
              : runCommand(services, request);
          },
          log,
        ),
      );
    shutdown.add(startHourly(log, hourlyJobs({ ...services, files, log })));
    const port = Number(new URL(bound).port || 80);
    const address = addressOf({ ...config, port });
    process.stdout.write(
      `\n${productName} is at ${address}\nFor developers: its contract is at ${address}/contract\n\n`,
    );
  } catch (error) {
    await shutdown.stop();
    throw error;
  }
}

let config: Config | undefined;
try {
  config = readConfig();
  await start(config);
} catch (error) {
  process.stderr.write(`\n${explain(error, config)}\n`);
  process.exit(1);
}
