import { existsSync } from "node:fs";
import { join } from "node:path";
import { productName } from "@passerelle/domain";
import closeWithGrace from "close-with-grace";
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
import { connectionName, hasBrokerMismatch } from "./platform/live/broker-mismatch";
import { openBroker } from "./platform/live/open-broker";
import { createLog, type Log } from "./platform/log";
import { createMetrics, measureProcess } from "./platform/metrics";
import { serveMetrics } from "./platform/metrics-server";
import { checkMailServer } from "./platform/mail/check-mail-server";
import { createMailer } from "./platform/mail/mailer";
import { createOutbox } from "./platform/mail/mail-queue";
import { watchDiskSpace } from "./platform/disk-space";

// Leaves other clients room to connect during one client's burst; the system may allow fewer.
const maxWaitingConnections = 4_096;

// Requests in flight are answered first; containers are killed ten seconds after the signal to stop.
const shutdownTimeout = 9_000;

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
  const closing = [...(traces ? [traces.stop] : []), close];
  const stop = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    await migrate(db);
    protectData(config.dataDir);
    const broker = await openBroker(config, db, log);
    closing.push(() => broker.close());
    const outbox = createOutbox({
      db,
      clock,
      log,
      metrics,
      write: createMailWriter({ clock, config }),
      send: createMailer(config, (text) => process.stdout.write(text)),
    });
    closing.push(() => outbox.stop());
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
    if (room) closing.push(async () => room.stop());
    const app = await createApp({
      ...parts,
      ...(callsAtOnce && { callsAtOnce }),
      ...(room && { hasDiskSpace: room.hasDiskSpace }),
    });
    closing.push(() => app.close());
    if (config.metrics) closing.push((await serveMetrics(metrics.registry, config.metrics)).close);
    // Stops gracefully from here on, because requests may be in progress.
    closeWithGrace({ delay: shutdownTimeout + config.drainSeconds * 1_000, logger: log }, async ({ err, signal }) => {
      if (err) log.fatal({ err }, "an error was not handled");
      else log.info({ signal }, "stopping");
      await stop();
      log.info("stopped");
    });
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
      closing.push(
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
    closing.push(startHourly(log, hourlyJobs({ ...services, files, log })));
    const port = Number(new URL(bound).port || 80);
    const address = addressOf({ ...config, port });
    process.stdout.write(
      `\n${productName} is at ${address}\nFor developers: its contract is at ${address}/contract\n\n`,
    );
  } catch (error) {
    await stop();
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
