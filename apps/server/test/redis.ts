import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "../../../scripts/free-port.mjs";
import { ensureProgram } from "./programs";

export interface TestRedis {
  /** Its URL, including the required password. */
  url: string;
  stop: () => Promise<void>;
}

/** Finds a Redis or Valkey, or installs one. */
export const ensureRedis = (): string => ensureProgram(["redis-server", "valkey-server"], "redis-server");

/** Starts an empty Redis on 127.0.0.1 and a free port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const password = "a-password-of-the-tests";
  const settings = [
    "--port",
    port,
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    "--requirepass",
    password,
  ];
  const server = spawn(ensureRedis(), settings.map(String), { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  const lines = createInterface({ input: server.stdout });
  for await (const line of lines) if (line.includes("Ready to accept connections")) break;
  if (server.exitCode !== null) throw new Error(`Redis has ended with ${server.exitCode}.`);
  // Reads further output, which would otherwise fill the pipe.
  server.stdout.resume();
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
