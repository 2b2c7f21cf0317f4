import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../../scripts/free-port.mjs";
import { type Child, startChild } from "../child";
import { createTestDatabase } from "../postgres";
import { startRedis, type TestRedis } from "../redis";
import { startS3 } from "../s3-server";
import { type Caddy, startCaddy } from "./caddy";
import { type MailCatcher, startMailCatcher } from "./mail-catcher";

/** The proxy, or one of the servers behind it. */
export interface Member {
  url: string;
  /** Starts it unless it is running; resolves once it works. */
  start: () => Promise<void>;
  /** Stops it with a signal, if it is running. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Two servers behind a proxy, with everything they share. */
export interface Cluster {
  url: string;
  databaseUrl: string;
  /** The folder for mails, as used by a server without a mail server. */
  dataDir: string;
  redis: TestRedis;
  mails: MailCatcher;
  servers: readonly Member[];
  proxy: Member;
  stop: () => Promise<void>;
}

// Leaves time for a busy machine.
const patience = 100_000;

/** The time until the proxy notices that a server is ready again: twice the interval of its checks. */
export const noticed = 4_000;

const isReady = (url: string) =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the server at a URL becomes ready, or not ready. */
export async function untilReady(url: string, wanted = true): Promise<void> {
  for (const end = Date.now() + patience; (await isReady(url)) !== wanted; await pause(100))
    if (Date.now() > end) throw new Error(`${url} is ${wanted ? "not " : ""}ready after ${patience / 1000} s.`);
}

function memberOf(port: number, env: Record<string, string>): Member {
  const url = `http://127.0.0.1:${port}`;
  let child: Child | undefined;
  const start = async () => {
    child ??= startChild("main", [], { ...env, PORT: String(port) });
    await child.waitForOutput(/Passerelle is at /);
    await untilReady(url);
  };
  const end = async (signal: NodeJS.Signals) => {
    const last = child;
    child = undefined;
    await last?.kill(signal);
  };
  return { url, start, end };
}

function proxyOf(port: number, serverPorts: readonly number[]): Member {
  let caddy: Caddy | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      caddy ??= await startCaddy(port, serverPorts);
    },
    end: async (signal) => {
      const last = caddy;
      caddy = undefined;
      await last?.stop(signal);
    },
  };
}

/** Starts a cluster with its own database in a PostgreSQL, a Redis, a store, a mail catcher and a proxy. */
export async function startCluster(postgres: string): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), "passerelle-cluster-"));
  const closing = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const database = await createTestDatabase(postgres);
    closing.push(database.drop);
    const [redis, s3, mails] = await Promise.all([startRedis(), startS3(), startMailCatcher(dataDir)]);
    closing.push(redis.stop, s3.stop, mails.stop);
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const env = {
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      TRUST_PROXY: "1",
      DRAIN_SECONDS: "6",
      DATABASE_URL: database.url,
      BROKER_URL: redis.url,
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      SMTP_URL: mails.url,
      LOG_LEVEL: "error",
      DEMO: "0",
    };
    // Each server has its own folder for data outside the store.
    const servers = ports.map((one) => memberOf(one, { ...env, DATA_DIR: join(dataDir, `server-${one}`) }));
    closing.push(async () => void (await Promise.all(servers.map(({ end }) => end("SIGKILL")))));
    await Promise.all(servers.map(({ start }) => start()));
    const proxy = proxyOf(port, ports);
    closing.push(() => proxy.end("SIGTERM"));
    await proxy.start();
    return { url, databaseUrl: database.url, dataDir, redis, mails, servers, proxy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
