import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { startCluster } from "../server/test/cluster/cluster";
import { count } from "../server/test/cluster/say";
import { killInTurns } from "../server/test/cluster/turns";
import { createTestDatabase } from "../server/test/postgres";
import { postgres } from "./postgres";

export const root = join(import.meta.dirname, "../..");

/** How long a server may take to start on a machine that has much else to do, in milliseconds. */
export const patience = 100_000;

// The embedded database is compiled once instead of well: a server that starts and serves thousands of calls takes less.
const quickly = "--liftoff-only";

/**
 * What serves the journeys: a server on the embedded database, which takes four times the processors' time to start, or
 * on PostgreSQL; or two behind a proxy, one of which is killed and started again in turns.
 */
export type MachineKind = "embedded" | "postgres" | "cluster";

/** What the server's data are on, and its processes. */
export interface Machine {
  url: string;
  /** Where its files and mails are. */
  folder: string;
  /** Of its PostgreSQL, if it has one. */
  databaseUrl: string | undefined;
  /** Its settings, for the operator's tools. */
  env: Record<string, string>;
  /** Starts what does not run, on the same data. */
  run: () => Promise<void>;
  /** Whether what runs is killed in turns, if it is of the kind that is. */
  disturb: (isDisturbed: boolean) => Promise<void>;
  /** Ends all that runs. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Removes its data once it has ended. */
  remove: () => Promise<void>;
}

const isServed = (url: string) =>
  fetch(`${url}/login`, { headers: { accept: "text/html" } }).then(
    (answer) => answer.ok,
    () => false,
  );

async function oneServer(kind: "embedded" | "postgres"): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), "passerelle-e2e-"));
  const database = kind === "postgres" ? await createTestDatabase(postgres()) : undefined;
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { DATA_DIR: folder, DATABASE_URL: database?.url ?? "" };
  let child: ReturnType<typeof spawn> | undefined;
  const runs = () => child?.exitCode === null && child.signalCode === null;
  const run = async () => {
    if (runs()) return;
    const started = spawn(process.execPath, [quickly, "apps/server/dist/main.js"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        ...env,
        HOST: "127.0.0.1",
        PORT: new URL(url).port,
        PUBLIC_URL: url,
        LOG_LEVEL: "error",
        // Whoever meets in a journey registers in it.
        DEMO: "0",
      },
    });
    child = started;
    for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
      if (started.exitCode !== null) throw new Error("The server ended before its first answer.");
      if (await isServed(url)) return;
    }
    throw new Error(`The server gave no answer in ${patience / 1000} s.`);
  };
  const end = async (signal: NodeJS.Signals) => {
    const last = child;
    if (!last || !runs()) return;
    const ended = new Promise((resolve) => last.once("exit", resolve));
    last.kill(signal);
    await ended;
  };
  const remove = async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, folder, databaseUrl: database?.url, env, run, disturb: async () => {}, end, remove };
}

async function aCluster(): Promise<Machine> {
  const { url, databaseUrl, dataDir, redis, servers, proxy, stop } = await startCluster(postgres());
  let isDisturbed = true;
  let turns: ReturnType<typeof killInTurns> | undefined;
  const stopTurns = async () => {
    await turns?.stop();
    count({ kills: turns?.kills.length ?? 0 });
    turns = undefined;
  };
  const run = async () => {
    if (turns) return;
    await Promise.all(servers.map(({ start }) => start()));
    // Last: it would have looked for them before they were there.
    await proxy.start();
    if (isDisturbed) turns = killInTurns({ servers });
  };
  return {
    url,
    folder: dataDir,
    databaseUrl,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BROKER_URL: redis.url },
    run,
    disturb: async (wanted) => {
      isDisturbed = wanted;
      await (wanted ? run() : stopTurns());
    },
    end: async (signal) => {
      await stopTurns();
      await Promise.all([...servers, proxy].map(({ end }) => end(signal)));
    },
    remove: stop,
  };
}

/** Makes a machine of a kind; nothing runs on it yet that serves anybody. */
export const aMachine = (kind: MachineKind): Promise<Machine> => (kind === "cluster" ? aCluster() : oneServer(kind));
