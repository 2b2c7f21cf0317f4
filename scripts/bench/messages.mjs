import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { databases, embedded } from "./databases.mjs";
import { median, p99, serve, serveFilled } from "./serve.mjs";

const people = 5_000;
const crowd = 10_000;
const perSecond = 200;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 15);
/** The baseline varies little and has no database to warm up. */
const bareSeconds = seconds / 2;
const greetings = 2;
const nameOf = (/** @type {number} */ n) => `bench-${n}`;

/**
 * @typedef {{ sent: number[]; heard: number[]; confirmed: number; doubled: number }} Traffic the times at which each
 * message was sent and received, in ms, by its number
 * @typedef {Awaited<ReturnType<typeof serve>>} Server
 * @typedef {import("./results.mjs").Report} Report
 */

/**
 * Connects a person and records the messages that they receive.
 * @param {Server} server @param {number} n @param {Traffic} traffic @param {number} frames the number of initial frames
 */
async function connected({ url }, n, traffic, frames) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/connect?token=${nameOf(n)}`);
  let greeted = 0;
  const isIn = new Promise((resolve) => {
    socket.on("message", (/** @type {Buffer} */ frame) => {
      const { type, data } = JSON.parse(frame.toString());
      if ((greeted += 1) === frames) resolve(undefined);
      if (type === "error") throw new Error(`A message was refused: ${data.message}`);
      if (type === "message_sent") traffic.confirmed += 1;
      if (type !== "new_message") return;
      const number = Number(data.message.content);
      if (traffic.heard[number] !== undefined) traffic.doubled += 1;
      traffic.heard[number] = performance.now();
    });
  });
  await once(socket, "open");
  if (frames > 0) await isIn;
  return socket;
}

/** @returns {Traffic} */
const noTraffic = () => ({ sent: [], heard: [], confirmed: 0, doubled: 0 });

/**
 * @param {Server} server @param {number} count @param {Traffic} traffic @param {number} frames the number of initial
 * frames for each
 */
async function connectAll(server, count, traffic, frames) {
  const before = server.memory();
  /** @type {WebSocket[]} */
  const sockets = [];
  while (sockets.length < count) {
    const next = Array.from({ length: 50 }, (_, n) => connected(server, sockets.length + n + 1, traffic, frames));
    sockets.push(...(await Promise.all(next)));
  }
  return { sockets, perConnection: ((server.memory() - before) * 1024) / count };
}

/**
 * Sends two hundred messages a second, each from a different one of five thousand connected people.
 * @param {Server} server @param {number} frames the number of initial frames for each @param {number} duration in
 * seconds
 */
async function traffic(server, frames, duration = seconds) {
  const traffic = noTraffic();
  const { sockets, perConnection } = await connectAll(server, people, traffic, frames);
  const start = performance.now();
  for (let number = 0; number < duration * perSecond; number += 1) {
    await wait(start + (number * 1000) / perSecond - performance.now());
    const from = number % people;
    const recipientUsername = nameOf(1 + ((from + people / 2) % people));
    const data = { content: String(number), recipientUsername, clientId: String(number) };
    traffic.sent[number] = performance.now();
    sockets[from]?.send(JSON.stringify({ type: "send_message", data }));
  }
  const isDone = () => Math.min(traffic.confirmed, Object.keys(traffic.heard).length) >= traffic.sent.length;
  for (const end = Date.now() + 10_000; Date.now() < end && !isDone();) await wait(100);
  for (const socket of sockets) socket.terminate();
  const times = traffic.heard.flatMap((moment, number) => [moment - (traffic.sent[number] ?? Number.NaN)]);
  return { ...traffic, times, perConnection };
}

/** @param {Report} report @param {string} database @param {Awaited<ReturnType<typeof traffic>>} traffic @param {number} bare */
function show(report, database, { sent, times, confirmed, doubled, perConnection }, bare) {
  const astray = sent.length - times.length + doubled + sent.length - confirmed;
  const note = `${p99(times).toFixed(1)} of ${bare.toFixed(1)} ms, median ${median(times).toFixed(1)} ms`;
  report({ name: `p99 to the reader, ${database}`, figure: p99(times) / bare, unit: "of bare ws", atMost: 5, note });
  report({ name: `lost, doubled or unconfirmed, ${database}`, figure: astray, unit: "messages", atMost: 0 });
  report({ name: `a connection of ${people}, ${database}`, figure: perConnection, unit: "KB", atMost: 14 });
}

/**
 * Private messages among five thousand connected people, two hundred a second, relative to a bare `ws` server that
 * relays them; and the memory of ten thousand connections.
 * @param {Report} report
 */
export async function measure(report) {
  const bareServer = await serve(["scripts/bench/bare-live.mjs"]);
  const bare = p99((await traffic(bareServer, 0, bareSeconds)).times);
  await bareServer.stop();
  for await (const [database, env] of databases()) {
    const ours = await serveFilled("fill-messages.ts", [people], env);
    show(report, database, await traffic(ours, greetings), bare);
    await ours.stop();
  }
  const crowded = await serveFilled("fill-messages.ts", [crowd], embedded());
  const { sockets, perConnection } = await connectAll(crowded, crowd, noTraffic(), greetings);
  report({ name: `a connection of ${crowd}, embedded`, figure: perConnection, unit: "KB", atMost: 16 });
  for (const socket of sockets) socket.terminate();
  await crowded.stop();
}
