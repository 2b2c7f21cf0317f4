import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { demoPassword } from "@passerelle/domain/cast";
import { createApp } from "../app";
import { seedDemo } from "../demo/seed";
import { createMailWriter, createPasswords } from "../features/auth";
import { hourlyJobs } from "../features/hourly-jobs";
import { startHourly } from "../platform/scheduler";
import { addressOf } from "../platform/config";
import { openPGlite } from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { openFiles } from "../platform/files/open-files";
import { openBroker } from "../platform/live/open-broker";
import { createLog } from "../platform/log";
import { createOutbox } from "../platform/mail/mail-queue";
import type { Mail } from "../platform/mail/mailer";
import { createMetrics } from "../platform/metrics";
import { createMovableClock } from "./clock";
import { createMailbox } from "./mailbox";
import { openOrigins } from "./open-origins";
import { serveTestAddresses } from "./test-addresses";

/** The address the mock listens on, and the client that it serves. */
export interface MockOptions {
  port: number;
  host: string;
  /** The URL of the client's pages: mails link to it, and the live channel accepts its origin. */
  pages?: string | undefined;
  onMail?: (mail: Mail) => void;
}

export interface ServedMock {
  url: string;
  close: () => Promise<void>;
}

// Contract tests set a forwarded address for each test.
const trustProxy = 1;

/**
 * Starts the server on an in-memory database with demo people, open to pages of any origin. Closing it removes
 * everything. Rejects if the port is taken.
 */
export async function serveMock({ port, host, pages, onMail }: MockOptions): Promise<ServedMock> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), `passerelle-mock-${process.pid}-`));
    const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
    // A process that is ended before it has closed leaves nothing either.
    process.once("exit", removeFiles);
    closing.push(async () => {
      process.off("exit", removeFiles);
      removeFiles();
    });
    const { db, close: closeDatabase } = await openPGlite(await PGlite.create());
    closing.push(closeDatabase);
    await migrate(db);

    const log = createLog({ logLevel: "warn" });
    const clock = createMovableClock();
    const metrics = createMetrics();
    const passwords = createPasswords();
    const storage = { databaseUrl: undefined, brokerUrl: undefined, s3: undefined, dataDir };
    const broker = await openBroker(storage, db, log);
    closing.push(() => broker.close());
    const mailbox = createMailbox();
    const send = async (mail: Mail) => {
      mailbox.add(mail);
      onMail?.(mail);
    };
    const config = {
      publicUrl: pages ?? (port === 0 ? undefined : addressOf({ host, port })),
      operator: { name: undefined, email: undefined },
      webDist: join(dataDir, "pages"),
      trustProxy,
      drainSeconds: 0,
    };
    const write = createMailWriter({ clock, config });
    const outbox = createOutbox({ db, clock, log, metrics, write, send });
    closing.push(() => outbox.stop());
    const files = await openFiles(storage, { db, clock, log });
    await seedDemo({ db, files, passwords }, () => demoPassword);

    const parts = { config, db, clock, log, metrics, broker, outbox, files, passwords };
    const app = await createApp({ ...parts, callsAtOnce: 1 });
    closing.push(() => app.close());
    openOrigins(app);
    serveTestAddresses(app, { ...parts, mailbox });
    const bound = new URL(await app.listen({ port, host }));
    outbox.start();
    closing.push(startHourly(log, hourlyJobs(parts)));
    return { url: addressOf({ host, port: Number(bound.port || 80) }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
