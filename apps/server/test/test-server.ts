import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { type AppParts, createApp } from "../src/app";
import { createMailWriter, createPasswords } from "../src/features/auth";
import { findWeakness } from "../src/features/auth/password-strength";
import type { Config, S3Settings } from "../src/platform/config";
import type { Broker } from "../src/platform/live/broker";
import { openBroker } from "../src/platform/live/open-broker";
import type { Clock } from "../src/platform/clock";
import type { Db } from "../src/platform/database/database";
import type { Files } from "../src/platform/files/files";
import type { FileStore } from "../src/platform/files/file-store";
import { claimStore, openFiles, openStore } from "../src/platform/files/open-files";
import type { AllHandlers } from "../src/platform/http/handler";
import { createLog } from "../src/platform/log";
import { createMetrics, type Metrics } from "../src/platform/metrics";
import type { Passwords } from "../src/platform/password-service";
import type { Mail } from "../src/platform/mail/mailer";
import { createOutbox, type OutboxWorker } from "../src/platform/mail/mail-queue";
import { StatementCount } from "./statement-count";
import { openTestDatabase, type TestDatabase } from "./test-database";
import { madeBefore } from "./made-before";

export interface TestClock extends Clock {
  pass(seconds: number): void;
  /** Sets the clock forward or back, without elapsed time. */
  jump(seconds: number): void;
}

export interface TestServer {
  url: string;
  db: Db;
  clock: TestClock;
  outbox: OutboxWorker;
  files: Files;
  passwords: Passwords;
  broker: Broker;
  metrics: Metrics;
  statements: StatementCount;
  /** The store of the files' bytes. */
  store: FileStore;
  dataDir: string;
  /** All sent mails, newest last. */
  mails: Mail[];
  /** All logged lines. */
  log: string[];
  /** The mails to an address, newest last, once the outbox has none left for it. */
  sentTo: (email: string) => Promise<Mail[]>;
  /** The code last sent to an address, once it has arrived. */
  readOtp: (email: string) => Promise<string>;
  close: () => Promise<void>;
}

const isFor = ({ recipient }: Pick<Mail, "recipient">, email: string) =>
  recipient.toLowerCase() === email.trim().toLowerCase();

/** A running clock that tests can move. */
export function createTestClock(): TestClock {
  let passed = 0;
  let set = 0;
  return {
    now: () => new Date(Date.now() + (passed + set) * 1000),
    elapsed: () => performance.now() + passed * 1000,
    jump: (seconds) => {
      set += seconds;
    },
    pass: (seconds) => {
      passed += seconds;
    },
  };
}

/** The passwords that tests give people unless they are about passwords. */
const usualPassword = /^(mot-de-passe-[\da-z]{9,}|un-mot-de-passe-solide)$/;

/** Hashing at a five-hundredth of the cost, and no estimate of usual passwords: tests register thousands of people. */
export const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }, async (data) =>
  usualPassword.test(data.password) ? undefined : findWeakness(data),
);

interface TestSettings {
  webDist?: string;
  publicUrl?: string;
  trustProxy?: Config["trustProxy"];
  drainSeconds?: number;
  heartbeatInterval?: number;
  timeouts?: AppParts["timeouts"];
  routes?: Partial<AllHandlers>;
  callsAtOnce?: number;
  passwords?: Passwords;
  s3?: S3Settings | undefined;
  database?: TestDatabase;
  logLevel?: Config["logLevel"];
  hasDiskSpace?: () => boolean;
}

/** A complete server with its own database, listening on a free port. */
export async function startTestServer(settings: TestSettings = {}): Promise<TestServer> {
  const { db, url: databaseUrl, close } = settings.database ?? (await openTestDatabase());
  const clock = createTestClock();
  const mails: Mail[] = [];
  const log: string[] = [];
  const logger = createLog({ logLevel: settings.logLevel ?? "debug" }, { write: (line) => void log.push(line) });
  const statements = new StatementCount();
  const counted = db.withPlugin(statements);
  const broker = await openBroker({ databaseUrl, brokerUrl: undefined }, counted, logger);
  const send = async (mail: Mail) => void mails.push(mail);
  const metrics = createMetrics();
  const dataDir = await mkdtemp(join(tmpdir(), "passerelle-data-"));
  const storage = { databaseUrl, dataDir, s3: settings.s3 };
  // The database may have been copied without its files.
  await claimStore(storage, async () => false);
  const files = await openFiles(storage, { db, clock, log: logger });
  const {
    publicUrl,
    webDist = "/nowhere",
    trustProxy = false,
    drainSeconds = 0,
    passwords = cheapPasswords,
  } = settings;
  const operator = { name: "Association Passerelle", email: undefined };
  const config = { publicUrl, webDist, trustProxy, operator, drainSeconds };
  const write = createMailWriter({ clock, config });
  const outbox = createOutbox({ db, clock, log: logger, metrics, write, send });
  const parts = { config, db: counted, clock, log: logger, metrics, broker, outbox, files, passwords };
  const app = await createApp({ ...settings, ...parts });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const sentTo = async (email: string) => {
    // A mail may still be in flight; a sent one is deleted.
    const isSent = async () => {
      await outbox.sendDue();
      const waiting = await db.selectFrom("mails").select("recipient").execute();
      return !waiting.some((one) => isFor(one, email));
    };
    await vi.waitUntil(isSent, { timeout: 20_000, interval: 5 });
    return mails.filter((one) => isFor(one, email));
  };
  return {
    url,
    db,
    clock,
    outbox,
    files,
    passwords,
    broker,
    metrics,
    statements,
    store: openStore(storage),
    dataDir,
    mails,
    log,
    sentTo,
    readOtp: async (email) => {
      const mail = (await sentTo(email)).at(-1);
      if (!mail) throw new Error(`No mail was sent to ${email}.`);
      const [code] = /\b\d{6}\b/.exec(mail.body) ?? [];
      if (code === undefined) throw new Error(`The last mail to ${email} has no code.`);
      return code;
    },
    close: async () => {
      await app.close();
      await outbox.stop();
      await broker.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server for the surrounding file or `describe`, which is started before its tests and closed after them. */
export function testServer(settings?: TestSettings): TestServer {
  const server = madeBefore(beforeAll, () => startTestServer(settings));
  afterAll(() => server.close());
  return server;
}
