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

/** How long a server may take to start on a busy machine, in milliseconds. */
export const patience = 100_000;

// Compiles the embedded database quickly instead of optimising it, which is faster overall for a server that serves a
// few thousand calls.
const quickly = "--liftoff-only";

/**
 * The server under test: one process with the embedded database, which takes four times the processor time to start;
 * one with PostgreSQL; or two behind a proxy, which are killed and restarted in turns.
 */
export type MachineKind = "embedded" | "postgres" | "cluster";

/** The data and processes of a server under test. */
export interface Machine {
  url: string;
  /** The folder of its files and mails. */
  folder: string;
  databaseUrl: string | undefined;
  /** Its settings, for the operators' tools. */
  env: Record<string, string>;
  /** Starts the processes that are not running, on the same data. */
  run: () => Promise<void>;
  /** Turns the killing of servers on or off, if this kind does that. */
  disturb: (isDisturbed: boolean) => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Removes its data after all processes have ended. */
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
        // Journeys create their own people.
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
    // Last, because the proxy looks for the servers as soon as it starts.
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

/** Creates a machine of a kind. Its servers start with `run`. */
export const aMachine = (kind: MachineKind): Promise<Machine> => (kind === "cluster" ? aCluster() : oneServer(kind));
