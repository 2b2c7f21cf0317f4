import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase, type Db } from "../src/platform/database/database";
import { migrate } from "../src/platform/database/migrate";
import { startChild, type Child } from "./child";
import { createTestDatabase, testPostgres } from "./test-database";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The server as it is installed: a process over a data folder and a database that outlive it. */
export interface Installation {
  dataDir: string;
  /** Puts into its database what is to be there; not while it runs. */
  fill: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  run: (env?: Record<string, string>) => Child;
  /** Runs it, and tells where it is once it says so. */
  started: (env?: Record<string, string>) => Promise<{ server: Child; url: string }>;
  /** Kills what still runs, and removes it all. */
  remove: () => Promise<void>;
}

/** Makes an empty installation on a given PostgreSQL, else on whatever database the tests run on. */
export async function anInstallation(postgres = testPostgres()): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-main-"));
  const database = postgres === undefined ? undefined : await createTestDatabase(postgres);
  const children: Child[] = [];
  const run = (env: Record<string, string> = {}) => {
    const own = { PORT: "0", DATA_DIR: dataDir, DEMO: "", DATABASE_URL: database?.url ?? "" };
    const child = startChild(main, [], { ...own, ...env });
    children.push(child);
    return child;
  };
  return {
    dataDir,
    fill: async (work) => {
      const { db, close } = await openDatabase({ databaseUrl: database?.url, dataDir });
      try {
        await migrate(db);
        return await work(db);
      } finally {
        await close();
      }
    },
    run,
    started: async (env) => {
      const server = run(env);
      const [, url = ""] = await server.waitForOutput(/Passerelle is at (http:\/\/127\.0\.0\.1:\d+)\n/);
      return { server, url };
    },
    remove: async () => {
      await Promise.all(children.map((child) => child.kill("SIGKILL")));
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
