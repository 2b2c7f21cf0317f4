import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";

// A separate process, so that ten thousand connections do not slow down the calls measured at the same time.

/**
 * @typedef {{ urls: string[]; people: number; perSecond: number; seconds: number }} Order the crowd's task
 * @typedef {{ connected: number; refused: number; sent: number; times: number[]; lost: number; doubled: number;
 * unconfirmed: number; closed: number }} Heard the result; times in ms, from sending a message to its receipt
 */

const greetings = 2;
const handshakesAtOnce = 100;
const nameOf = (/** @type {number} */ n) => `bench-${n}`;

/** @type {WebSocket[]} */
const sockets = [];
/** @type {number[]} */
const sentAt = [];
/** @type {(number | undefined)[]} */
const heardAt = [];
const seen = { refused: 0, doubled: 0, confirmed: 0, closed: 0 };
let isOver = false;

/** @param {number} number */
function hear(number) {
  if (heardAt[number] !== undefined) seen.doubled += 1;
  heardAt[number] ??= performance.now();
}

/** Connects the n-th person. @param {string} url @param {number} n */
async function connect(url, n) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/connect?token=${nameOf(n)}`);
  let greeted = 0;
  const isIn = new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => {
      reject(new Error("It was closed."));
      if (!isOver) seen.closed += 1;
    });
    socket.on("message", (/** @type {Buffer} */ frame) => {
      const { type, data } = JSON.parse(frame.toString());
      if ((greeted += 1) === greetings) resolve(undefined);
      if (type === "message_sent") seen.confirmed += 1;
      if (type === "new_message") hear(Number(data.message.content));
    });
  });
  try {
    await once(socket, "open");
    await isIn;
    sockets.push(socket);
  } catch {
    seen.refused += 1;
  }
}

/** @param {Order} order */
async function connectAll({ urls, people }) {
  for (let n = 1; n <= people; n += handshakesAtOnce)
    await Promise.all(
      Array.from({ length: Math.min(handshakesAtOnce, people - n + 1) }, (_, index) =>
        connect(urls[(n + index) % urls.length] ?? "", n + index),
      ),
    );
}

/** Whether all sent messages have been confirmed and received. */
const isDone = () => seen.confirmed >= sentAt.length && Object.keys(heardAt).length >= sentAt.length;

/** Sends each message from a different person to the one half of all people further on. @param {Order} order */
async function talk({ people, perSecond, seconds }) {
  const start = performance.now();
  for (let number = 0; number < seconds * perSecond; number += 1) {
    await wait(start + (number * 1_000) / perSecond - performance.now());
    const from = number % sockets.length;
    // Handshakes end in any order, so the owner of a socket is read from its URL.
    const sender = Number(new URL(sockets[from]?.url ?? "").searchParams.get("token")?.slice("bench-".length));
    const recipientUsername = nameOf(1 + ((sender - 1 + people / 2) % people));
    sentAt[number] = performance.now();
    const data = { content: String(number), recipientUsername, clientId: `${process.pid}-${number}` };
    sockets[from]?.send(JSON.stringify({ type: "send_message", data }));
  }
  for (const end = Date.now() + 10_000; Date.now() < end && !isDone();) await wait(100);
}

/** @returns {Heard} */
function heard() {
  const times = sentAt.flatMap((moment, number) => {
    const at = heardAt[number];
    return at === undefined ? [] : [at - moment];
  });
  const { refused, doubled, confirmed, closed } = seen;
  const sent = sentAt.length;
  return {
    connected: sockets.length,
    refused,
    sent,
    times,
    lost: sent - times.length,
    doubled,
    unconfirmed: sent - confirmed,
    closed,
  };
}

/** @type {Order} */
let order = { urls: [], people: 0, perSecond: 0, seconds: 0 };

/** @param {Order | "talk" | "end"} word */
async function obey(word) {
  if (word === "end") process.exit();
  if (word === "talk") {
    await talk(order);
    isOver = true;
    process.send?.(heard());
    return;
  }
  order = word;
  await connectAll(order);
  process.send?.(sockets.length);
}

process.on("message", (/** @type {Order | "talk" | "end"} */ word) => void obey(word));
