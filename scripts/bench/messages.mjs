import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { median, p99, serve, serveFilled, temporaryData } from "./serve.mjs";

const people = 5_000;
const perSecond = 200;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 60);
const greetings = 2;
const nameOf = (/** @type {number} */ n) => `bench-${n}`;

/**
 * @typedef {{ sent: number[]; heard: number[]; confirmed: number; doubled: number }} Traffic when each message was sent
 * and heard, in ms, by its number
 * @typedef {Awaited<ReturnType<typeof serve>>} Server
 */

/**
 * Connects somebody, and notes the messages that they hear.
 * @param {Server} server @param {number} n @param {Traffic} traffic @param {number} frames that greet
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

/**
 * Two hundred messages a second, each from another one of five thousand people who are connected.
 * @param {Server} server @param {number} frames that greet each of them
 */
async function traffic(server, frames) {
  /** @type {Traffic} */
  const traffic = { sent: [], heard: [], confirmed: 0, doubled: 0 };
  const before = server.memory();
  /** @type {WebSocket[]} */
  const sockets = [];
  while (sockets.length < people) {
    const next = Array.from({ length: 50 }, (_, n) => connected(server, sockets.length + n + 1, traffic, frames));
    sockets.push(...(await Promise.all(next)));
  }
  const perConnection = ((server.memory() - before) * 1024) / people;
  const start = performance.now();
  for (let number = 0; number < seconds * perSecond; number += 1) {
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
  return { ...traffic, perConnection, memory: server.memory() };
}

/** @param {string} what @param {Awaited<ReturnType<typeof traffic>>} traffic */
function show(what, { sent, heard, confirmed, doubled, perConnection, memory }) {
  const times = heard.flatMap((moment, number) => [moment - (sent[number] ?? Number.NaN)]);
  const lost = sent.length - times.length;
  const unconfirmed = sent.length - confirmed;
  console.log(
    `${what}: p50 ${median(times).toFixed(1)} ms, p99 ${p99(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`,
  );
  console.log(
    `  ${sent.length} sent, ${lost} lost, ${doubled} doubled, ${unconfirmed} unconfirmed;` +
      ` ${perConnection.toFixed(1)} KB a connection, ${memory.toFixed(0)} MB in the end`,
  );
  if (lost + doubled + unconfirmed > 0) process.exitCode = 1;
}

/** @param {string} where @param {NodeJS.ProcessEnv} env */
async function benchDatabase(where, env) {
  const ours = await serveFilled("fill-messages.ts", [people, 1], env);
  show(`message to its reader, ${where}`, await traffic(ours, greetings));
  await ours.stop();
}

/**
 * Private messages between five thousand people who are connected, two hundred a second for a minute, or for as many
 * seconds as BENCH_SECONDS says, beside a bare `ws` that passes them on; on PostgreSQL too where DATABASE_URL names an
 * empty database that may be filled.
 */
export async function benchMessages() {
  console.log(`${people} people connected, ${perSecond} messages a second for ${seconds} s`);
  const bare = await serve(["scripts/bench/bare-live.mjs"]);
  show("message to its reader, bare", await traffic(bare, 0));
  await bare.stop();
  await benchDatabase("embedded", { DATABASE_URL: "", DATA_DIR: temporaryData() });
  if (process.env["DATABASE_URL"]) await benchDatabase("PostgreSQL", { DATA_DIR: temporaryData() });
}
