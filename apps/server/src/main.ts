import { productName } from "@passerelle/domain";
import closeWithGrace from "close-with-grace";
import { createApp } from "./app";
import { cleanups } from "./features";
import { systemClock } from "./platform/clock";
import { protectData } from "./platform/data-folder";
import { ConfigError, readConfig, type Config } from "./platform/config";
import { DataInUseError } from "./platform/database/data-lock";
import { openDatabase } from "./platform/database/database";
import { migrate } from "./platform/database/migrate";
import { openFiles } from "./platform/files/open";
import { startHourly } from "./platform/jobs";
import { localBroker } from "./platform/live/broker";
import { postgresBroker } from "./platform/live/postgres-broker";
import { createLog, type Log } from "./platform/log";
import { createMailer } from "./platform/mail/mailer";
import { createOutbox } from "./platform/mail/outbox";

// Requests in flight are answered first; containers are killed ten seconds after they are asked to stop.
const shutdownTimeout = 9_000;

/** The server's address for a browser. */
const addressOf = ({ host, port }: Pick<Config, "host" | "port">) =>
  `http://${["0.0.0.0", "::"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;

async function start(config: Config): Promise<{ stop: () => Promise<void>; log: Log }> {
  const log = createLog(config);
  const clock = systemClock;
  protectData(config.dataDir);
  const { db, close } = await openDatabase(config);
  const closing = [close];
  const stop = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    await migrate(db);
    protectData(config.dataDir);
    const broker = config.databaseUrl === undefined ? localBroker() : await postgresBroker(config.databaseUrl, db, log);
    closing.push(() => broker.close());
    const outbox = createOutbox({ db, clock, log, send: createMailer(config, (text) => process.stdout.write(text)) });
    closing.push(() => outbox.stop());
    const files = await openFiles(config, { db, clock, log });
    if (config.demo !== "none") {
      const { addDemo } = await import("./demo");
      await addDemo({ db, files }, config.demo, (text) => process.stdout.write(text));
    }
    const app = await createApp({ config, db, clock, log, broker, outbox, files });
    closing.push(() => app.close());
    const bound = await app.listen({ port: config.port, host: config.host, listenTextResolver: () => "listening" });
    outbox.start();
    const stopJobs = startHourly(log, [...cleanups.map((cleanup) => () => cleanup(db, clock)), () => files.cleanup()]);
    closing.push(async () => stopJobs());
    const port = Number(new URL(bound).port || 80);
    const address = addressOf({ ...config, port });
    process.stdout.write(
      `\n${productName} is at ${address}\nFor developers: its contract is at ${address}/contract\n\n`,
    );
    return { stop, log };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Explains to an operator why the server does not start. */
function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof DataInUseError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return `Port ${config?.port} is in use by another program. Choose another one: PORT=${(config?.port ?? 3000) + 1} npm start`;
  if (error instanceof Error && "code" in error && error.code === "EACCES")
    return `Port ${config?.port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`;
  return error instanceof Error
    ? `${error.stack}${error.cause instanceof Error ? `\n${error.cause.stack}` : ""}`
    : String(error);
}

let config: Config | undefined;
try {
  config = readConfig();
  const { stop, log } = await start(config);
  closeWithGrace({ delay: shutdownTimeout, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, "an error was not handled");
    await stop();
  });
} catch (error) {
  process.stderr.write(`\n${explain(error, config)}\n`);
  process.exit(1);
}
