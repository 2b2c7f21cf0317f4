import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type BrowserContext, test as base } from "@playwright/test";
import { runStatement } from "../server/test/postgres";
import { aMachine, type Machine, type MachineKind, patience, root } from "./machine";

const execute = promisify(execFile);

/** Milliseconds to wait for a mail. The server checks every 15 s for mails ordered by the operators' tool. */
const mailPatience = 40_000;

/** The real server in its own processes, on an empty database that survives a kill. */
export class Server {
  private constructor(private readonly machine: Machine) {}

  static async start(kind: MachineKind) {
    const server = new Server(await aMachine(kind));
    try {
      await server.run();
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  get url() {
    return this.machine.url;
  }

  /** Starts the process again on the same data after `shutDown()` or `kill()`; does nothing while it runs. */
  run() {
    return this.machine.run();
  }

  /** Turns the killing of servers on or off, if this kind does that. */
  disturb(isDisturbed: boolean) {
    return this.machine.disturb(isDisturbed);
  }

  /** A regular shutdown; `run()` starts it again. */
  shutDown() {
    return this.machine.end("SIGTERM");
  }

  /** An abrupt end, like a power cut. */
  kill() {
    return this.machine.end("SIGKILL");
  }

  async stop() {
    await this.shutDown();
    await this.machine.remove();
  }

  /** Writes directly into its PostgreSQL database, instead of hundreds of calls. */
  fill(statements: readonly string[]): Promise<void> {
    const { databaseUrl } = this.machine;
    if (databaseUrl === undefined) throw new Error("Only a server on PostgreSQL is filled by statements.");
    return runStatement(databaseUrl, statements.join(";"));
  }

  async #tool(name: "admin" | "backup" | "restore", ...words: string[]): Promise<string> {
    const env = { ...process.env, ...this.machine.env };
    const { stdout } = await execute(process.execPath, [`apps/server/dist/${name}.js`, ...words], { cwd: root, env });
    return stdout;
  }

  /** Runs a command of the operators' tool while the server runs; returns its output. */
  admin(...line: string[]): Promise<string> {
    return this.#tool("admin", ...line);
  }

  /** Backs up all data while the server runs; returns a function that loses all data and restores them. */
  async backUp(): Promise<() => Promise<void>> {
    const copies = await mkdtemp(join(tmpdir(), "passerelle-backup-"));
    await this.#tool("backup", join(copies, "copy"));
    return async () => {
      await this.shutDown();
      await rm(this.machine.folder, { recursive: true });
      await this.#tool("restore", join(copies, "copy"));
      await rm(copies, { recursive: true });
      await this.run();
    };
  }

  /** The newest six-digit code mailed to an address. */
  readCode(email: string): Promise<string> {
    return this.readMail(email, /\b\d{6}\b/);
  }

  /** The first match of a pattern in the newest mail to an address. */
  async readMail(email: string, shape: RegExp): Promise<string> {
    const folder = join(this.machine.folder, "mail");
    const end = Date.now() + mailPatience;
    while (Date.now() < end) {
      const files = await readdir(folder).catch(() => []);
      for (const file of files.toSorted((a, b) => b.localeCompare(a))) {
        const [header = "", ...body] = (await readFile(join(folder, file), "utf8")).split("\n\n");
        const found = header.toLowerCase().includes(email.toLowerCase()) && shape.exec(body.join("\n\n"));
        if (found) return found[0];
      }
      await wait(100);
    }
    throw new Error(`Nothing like ${shape} was mailed to ${email}.`);
  }
}

/** Closes a browser context. A page left open would take time from the next test or fail it. */
async function leave(context: BrowserContext) {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Each worker has its own server; pages are addressed by path. */
export const test = base.extend<{ leavesNothing: void }, { database: MachineKind; server: Server }>({
  database: ["postgres", { scope: "worker", option: true }],
  leavesNothing: [
    async ({ browser, server }, provide, { retry }) => {
      // A retry of a journey that a kill interrupted runs without kills.
      await server.disturb(retry === 0);
      await provide();
      await Promise.all(browser.contexts().map(leave));
      // The next journey of this worker uses the same server, which this one may have killed.
      await server.run();
    },
    { auto: true },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
  server: [
    async ({ database }, provide) => {
      const server = await Server.start(database);
      await provide(server);
      await server.stop();
    },
    // Longer than a start may take: a start that times out would leave a process behind.
    { scope: "worker", timeout: patience + 20_000 },
  ],
});
export { expect } from "@playwright/test";
