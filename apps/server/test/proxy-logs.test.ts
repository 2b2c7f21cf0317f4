/** @module-tag release */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";
import { startCaddy } from "./cluster/caddy";
import { startNginx } from "./nginx";
import { carry } from "./secret-carriers";

const paths = ["/ws/connect", "/exports", "/resumes/cv.pdf", "/unsubscribe", "/reset-password", "/undo-email"];

/** Longer than the delivered proxy keeps looking for a server that answers. */
const patienceInOutage = 7_000;

async function aServer(isAway: boolean): Promise<number> {
  const port = await freePort();
  if (isAway) return port;
  const server = createServer((_request, answer) => answer.writeHead(404).end()).listen(port, "127.0.0.1");
  onTestFinished(() => void server.close());
  return port;
}

/** Sends a secret through a proxy; returns the log lines that contain it, and the paths missing from the log. */
async function tryProxy(port: number, patience: number, readLog: () => Promise<string>) {
  const secret = randomUUID();
  await carry(`http://127.0.0.1:${port}`, secret, patience);
  const log = await readLog();
  return {
    leaking: log.split("\n").filter((line) => line.includes(secret)),
    missing: paths.filter((path) => !new RegExp(`[ "]${path}[ "]`).test(log)),
  };
}

it.each([
  ["is away", true, ""],
  ["answers, with an access log", false, "\tlog {\n\t\timport path_only\n\t}"],
])("the delivered Caddyfile logs only paths while the server %s (D-260)", async (_, isAway, site) => {
  const port = await freePort();
  const caddy = await startCaddy(port, [await aServer(isAway)], site);
  onTestFinished(() => caddy.stop("SIGKILL"));
  const tried = await tryProxy(port, isAway ? patienceInOutage : 1_000, async () => caddy.log());
  expect(tried).toEqual({ leaking: [], missing: [] });
});

it.each([
  ["is away", true],
  ["answers", false],
])("nginx with the documented lines logs only paths while the server %s (D-260)", async (_, isAway) => {
  const port = await freePort();
  const nginx = await startNginx(port, await aServer(isAway));
  onTestFinished(() => nginx.stop());
  expect(await tryProxy(port, 1_000, nginx.log)).toEqual({ leaking: [], missing: [] });
});
