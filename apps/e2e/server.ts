import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { freePort } from "../../scripts/free-port.mjs";

const root = join(import.meta.dirname, "../..");

/** How long a server may take to start on a machine that has much else to do, in milliseconds. */
const patience = 100_000;

/** The reference server in a process of its own, on an empty database that outlives a kill. */
export class Server {
  #child: ReturnType<typeof spawn> | undefined;
  private constructor(
    readonly url: string,
    private readonly folder: string,
  ) {}

  static async start() {
    const folder = await mkdtemp(join(tmpdir(), "passerelle-e2e-"));
    const server = new Server(`http://127.0.0.1:${await freePort()}`, folder);
    try {
      await server.run();
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** Starts the process again on the same data, after `shutDown()` or `kill()`. */
  async run() {
    const child = spawn(process.execPath, ["--import", "tsx", "apps/server/src/main.ts"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: new URL(this.url).port,
        DATA_DIR: this.folder,
        LOG_LEVEL: "error",
      },
    });
    this.#child = child;
    const end = Date.now() + patience;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error("The server ended before its first answer.");
      if (
        await fetch(`${this.url}/login`, { headers: { accept: "text/html" } }).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await wait(100);
    }
    throw new Error(`The server gave no answer in ${patience / 1000} s.`);
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  /** As whoever runs it does; `run()` starts it again. */
  shutDown() {
    return this.#end("SIGTERM");
  }

  /** As a power cut would, without a farewell. */
  kill() {
    return this.#end("SIGKILL");
  }

  async stop() {
    await this.shutDown();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The newest six-digit code mailed to an address. */
  async readCode(email: string, shape = /\b\d{6}\b/): Promise<string> {
    const folder = join(this.folder, "mail");
    for (let tries = 0; tries < 50; tries += 1) {
      const files = await readdir(folder).catch(() => []);
      for (const file of files.toSorted((a, b) => b.localeCompare(a))) {
        const [header = "", ...body] = (await readFile(join(folder, file), "utf8")).split("\n\n");
        const code = header.toLowerCase().includes(email.toLowerCase()) && shape.exec(body.join("\n\n"));
        if (code) return code[0];
      }
      await wait(100);
    }
    throw new Error(`No code was mailed to ${email}.`);
  }
}

/** Each worker has a server of its own; pages are addressed by their path. */
export const test = base.extend<object, { server: Server }>({
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
  server: [
    async ({}, provide) => {
      const server = await Server.start();
      await provide(server);
      await server.stop();
    },
    // Longer than a start may take: who is given up in the middle of it leaves a process behind.
    { scope: "worker", timeout: patience + 20_000 },
  ],
});
export { expect } from "@playwright/test";
