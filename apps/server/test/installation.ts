import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase, type Db } from "../src/platform/database/database";
import { migrate } from "../src/platform/database/migrate";
import { startChild, type Child } from "./child";
import { createTestDatabase } from "./postgres";
import { testPostgres } from "./test-database";
import { madeBefore } from "./made-before";

/** An installed server: a process with a data folder and a database that outlive it. */
export interface Installation {
  dataDir: string;
  /** The URL of its PostgreSQL, if it has one. */
  databaseUrl: string | undefined;
  /** Seeds its database; call it only while the server is stopped. */
  fill: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  run: (env?: NodeJS.ProcessEnv) => Child;
  /** Starts it, and resolves with its URL once it listens. */
  started: (env?: NodeJS.ProcessEnv) => Promise<{ server: Child; url: string }>;
  /** Kills its processes and removes all files. */
  remove: () => Promise<void>;
}

interface InstallationSettings {
  /** Whether its database is created on the first start, not copied from a migrated one. */
  neverStarted?: boolean;
  /** The parent of its data folder. */
  parent?: string;
  /** The URL of its PostgreSQL instead of the tests' one; null for an embedded database. */
  postgres?: string | null | undefined;
}

export async function anInstallation(settings: InstallationSettings = {}): Promise<Installation> {
  const { neverStarted = false, parent = tmpdir(), postgres = testPostgres() } = settings;
  const dataDir = mkdtempSync(join(parent, "passerelle-main-"));
  const migrated = inject("migratedFolder");
  if (migrated !== undefined && !neverStarted) cpSync(migrated, join(dataDir, "postgres"), { recursive: true });
  const template = postgres === testPostgres() && !neverStarted ? inject("migratedDatabase") : undefined;
  const database = postgres ? await createTestDatabase(postgres, { template }) : undefined;
  const children: Child[] = [];
  const run = (env: NodeJS.ProcessEnv = {}) => {
    const own = { PORT: "0", DATA_DIR: dataDir, DEMO: "", DATABASE_URL: database?.url };
    const child = startChild("main", [], { ...own, ...env });
    children.push(child);
    return child;
  };
  return {
    dataDir,
    databaseUrl: database?.url,
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

/** An installation for the surrounding file or `describe`. */
export function testInstallation(settings?: InstallationSettings): Installation {
  const installation = madeBefore(beforeAll, () => anInstallation(settings));
  afterAll(() => installation.remove());
  return installation;
}
