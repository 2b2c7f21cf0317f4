import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../../scripts/free-port.mjs";
import { ensureProgram } from "../programs";

export interface Caddy {
  /** Everything it has logged. */
  log: () => string;
  stop: (signal: NodeJS.Signals) => Promise<void>;
}

/** The configuration that operators get. */
const delivered = fileURLToPath(new URL("../../../../deploy/Caddyfile", import.meta.url));

export const ensureCaddy = (): string => ensureProgram(["caddy"], "caddy");

const answers = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  const [name] = await Promise.race([
    once(socket, "connect").then(() => ["connect"]),
    once(socket, "close").then(() => ["close"]),
  ]).catch(() => ["close"]);
  socket.destroy();
  return name === "connect";
};

/** Starts the delivered proxy before servers, on 127.0.0.1 and a port, without TLS; `site` adds directives. */
export async function startCaddy(port: number, serverPorts: readonly number[], site = ""): Promise<Caddy> {
  const adminPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "passerelle-caddy-"));
  const file = join(folder, "Caddyfile");
  const text = (await readFile(delivered, "utf8"))
    .replace(/^\{$/m, `{\n\tadmin 127.0.0.1:${adminPort}`)
    .replace(/^\{\$SITE.*$/m, (line) => `${line}\n${site}`);
  await writeFile(file, text);
  const proxy = spawn(ensureCaddy(), ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      SITE: `http://127.0.0.1:${port}`,
      SERVERS: serverPorts.map((one) => `127.0.0.1:${one}`).join(" "),
    },
  });
  let log = "";
  proxy.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = once(proxy, "exit");
  for (const end = Date.now() + 30_000; !(await answers(port));) {
    if (proxy.exitCode !== null || Date.now() > end) throw new Error(`Caddy does not answer. ${log.slice(-2_000)}`);
    await pause(50);
  }
  return {
    log: () => log,
    stop: async (signal) => {
      proxy.kill(signal);
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
