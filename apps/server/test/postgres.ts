import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";
import { freePort } from "../../../scripts/free-port.mjs";

export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
  /** Synchronous, for a process that is about to exit. */
  kill: () => void;
}

/** The folder of `initdb` and `postgres`: on the PATH, or Debian's, newest version first. */
function findBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((one) => existsSync(join(one, "initdb")) && existsSync(join(one, "postgres")));
}

/** Finds a PostgreSQL, or installs one with the system's package manager if possible. */
function ensureBinaries(): string {
  const found = findBinaries();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq postgresql"], { stdio: "inherit" });
  const installed = findBinaries();
  if (installed === undefined)
    throw new Error("The tests need a PostgreSQL: install one, or set TEST_DATABASE_URL to one they may fill.");
  return installed;
}

function idOf(flag: string, user: string): number | undefined {
  const { status, stdout } = spawnSync("id", [flag, user], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : undefined;
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function whoRuns(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const uid = idOf("-u", user);
    const gid = idOf("-g", user);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user postgres or nobody.");
}

async function untilReady(url: string, died: () => string | undefined): Promise<void> {
  for (const end = Date.now() + 30_000; ;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (died() !== undefined || Date.now() > end)
        throw new Error(`PostgreSQL does not answer. ${died() ?? ""}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Starts a new, empty PostgreSQL on 127.0.0.1 and a free port, with its data in a folder of `parent`. Its messages are
 * French where its translations are installed, so that code which recognises an error by English words fails its tests.
 */
export async function startPostgres(parent = tmpdir()): Promise<TestPostgres> {
  const binaries = ensureBinaries();
  const owner = whoRuns();
  const folder = mkdtempSync(join(parent, "passerelle-postgres-"));
  if ("uid" in owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const args = ["-D", data, "-U", "passerelle", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(join(binaries, "initdb"), args, { ...owner, cwd: folder, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    synchronous_commit: "off",
    autovacuum: "off",
    max_connections: 200,
    lc_messages: "C.UTF-8",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(binaries, "postgres"), ["-D", data, ...flags], {
    ...owner,
    cwd: folder,
    // Takes precedence over `lc_messages`, unless that is "C".
    env: { ...process.env, LANGUAGE: "fr" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let words = "";
  server.stderr.on("data", (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgres://passerelle@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = () => {
    server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilReady(url, () => (server.exitCode === null ? undefined : words));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, kill };
}

export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** What a new database contains: a copy of the database `template`, or a dump. */
interface Content {
  template?: string | undefined;
  dump?: string;
}

/** A new database in the tests' PostgreSQL, empty unless it gets content. */
export async function createTestDatabase(
  server: string,
  { template = "template1", dump }: Content = {},
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runStatement(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (dump !== undefined) await runStatement(url.href, dump);
  return { url: url.href, name, drop: () => runStatement(server, `drop database ${name} with (force)`) };
}
