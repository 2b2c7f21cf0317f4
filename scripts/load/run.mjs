import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { ensureInstalled, root } from "../install.mjs";
import { readOptions } from "../options.mjs";

/**
 * @typedef {import("./crowd.mjs").Heard} Heard
 * @typedef {{ processes: number; connected: number; callsPerSecond: number; p50: number; p99: number; refused: number;
 *   serverErrors: number; byCall: Record<string, number>; failed: number; messagesPerSecond: number; messageP50: number; messageP99: number;
 *   astray: number; closed: number; memory: number }} Result times in ms, memory in MB of all processes
 */

const values = readOptions("npm run load", {
  processes: "1,2,4",
  connections: "10000",
  callers: "64",
  messages: "50",
  seconds: "60",
});
const counts = values.processes.split(",").map(Number);
const [connections, callers, perSecond, seconds] = [
  Number(values.connections),
  Number(values.callers),
  Number(values.messages),
  Number(values.seconds),
];
/** At least as many people as fill-calls.ts gives data to. */
const people = Math.max(4_000, connections);
const warmUp = Math.min(5, seconds);

/** @param {number} figure */
const short = (figure) => figure.toFixed(figure >= 100 || Number.isInteger(figure) ? 0 : 1);

/** Connects the crowd in a separate process. @param {string[]} urls */
async function gather(urls) {
  const crowd = fork(new URL("crowd.mjs", import.meta.url));
  const order = { urls, people: connections, perSecond, seconds };
  crowd.send(order);
  const [connected] = await once(crowd, "message");
  return { crowd, connected: Number(connected) };
}

/** @param {number} processes @param {string} databaseUrl @returns {Promise<Result>} */
async function measure(processes, databaseUrl) {
  const { median, p99, serve, temporaryData } = await import("../bench/serve.mjs");
  const { callAll } = await import("./callers.mjs");
  const servers = await Promise.all(
    Array.from({ length: processes }, () =>
      serve(["apps/server/dist/main.js"], { DATABASE_URL: databaseUrl, DATA_DIR: temporaryData() }),
    ),
  );
  const urls = servers.map(({ url }) => url);
  const { crowd, connected } = await gather(urls);
  await callAll({ urls, callers, seconds: warmUp });
  const answer = once(crowd, "message");
  crowd.send("talk");
  const called = await callAll({ urls, callers, seconds });
  /** @type {Heard[]} */
  const [heard] = await answer;
  if (!heard) throw new Error("The crowd has ended before its time.");
  const memory = servers.reduce((sum, server) => sum + server.memory(), 0);
  crowd.send("end");
  await once(crowd, "exit");
  await Promise.all(servers.map(({ stop }) => stop()));
  const refused = [...called.refused];
  const countOf = (/** @type {RegExp} */ status) =>
    refused.filter(([name]) => status.test(name)).reduce((sum, [, count]) => sum + count, 0);
  return {
    processes,
    connected,
    callsPerSecond: called.calls / called.seconds,
    p50: median(called.times),
    p99: p99(called.times),
    refused: countOf(/^4/),
    serverErrors: countOf(/^5/),
    byCall: Object.fromEntries(refused),
    failed: called.failed,
    messagesPerSecond: heard.sent / seconds,
    messageP50: median(heard.times),
    messageP99: p99(heard.times),
    astray: heard.lost + heard.doubled + heard.unconfirmed,
    closed: heard.closed,
    memory,
  };
}

/** @type {[title: string, cell: (result: Result) => string][]} */
const columns = [
  ["processes", ({ processes }) => String(processes)],
  ["connected", ({ connected }) => String(connected)],
  ["calls/s", ({ callsPerSecond }) => short(callsPerSecond)],
  ["p50 ms", ({ p50 }) => short(p50)],
  ["p99 ms", ({ p99 }) => short(p99)],
  ["4xx", ({ refused }) => String(refused)],
  ["5xx", ({ serverErrors }) => String(serverErrors)],
  ["failed", ({ failed }) => String(failed)],
  ["messages/s", ({ messagesPerSecond }) => short(messagesPerSecond)],
  ["p50 ms", ({ messageP50 }) => short(messageP50)],
  ["p99 ms", ({ messageP99 }) => short(messageP99)],
  ["astray", ({ astray }) => String(astray)],
  ["closed", ({ closed }) => String(closed)],
  ["MB", ({ memory }) => short(memory)],
];
const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
const tableOf = (/** @type {Result[]} */ results) =>
  [
    columns.map(([title]) => title),
    columns.map(() => "---:"),
    ...results.map((one) => columns.map(([, cell]) => cell(one))),
  ]
    .map(line)
    .join("\n");

ensureInstalled();
process.chdir(root);
const { ensureServerBuilt, ensureWebBuilt } = await import("../build.mjs");
await ensureWebBuilt();
await ensureServerBuilt();
const { emptyPostgres } = await import("../bench/databases.mjs");
const { fillDatabase } = await import("../bench/serve.mjs");
const [load = 0] = loadavg();
const cores = availableParallelism();
if (load > cores / 4)
  console.log(`The machine is busy (load ${load.toFixed(1)} on ${cores} cores): do not keep these figures.`);
const { url, drop } = await emptyPostgres();
fillDatabase("fill-calls.ts", [people], { DATABASE_URL: url });
/** @type {Result[]} */
const results = [];
for (const processes of counts) {
  console.log(`${processes} processes, ${connections} connections, ${seconds} s...`);
  results.push(await measure(processes, url));
}
await drop();
const date = new Date().toISOString();
const folder = join(root, ".cache/load");
mkdirSync(folder, { recursive: true });
const file = join(folder, `${date.replaceAll(":", "-")}.json`);
const settings = { connections, callers, perSecond, seconds };
writeFileSync(file, `${JSON.stringify({ date, cores, load, node: process.version, settings, results }, null, 2)}\n`);
console.log(`\n${tableOf(results)}\n\n${file}`);
process.exit();
