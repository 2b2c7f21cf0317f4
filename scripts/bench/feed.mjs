import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { perSecond, show } from "./server.mjs";
import { median, p99, serve, serveFilled, temporaryData } from "./serve.mjs";

const many = 200_000;
const few = 2_000;
const readers = 1_000;
const likes = 2_000;
const every = 5;
const tokenOf = (/** @type {number} */ n) => `bench-${n}`;
const headersOf = (/** @type {number} */ n) => ({ authorization: `Bearer ${tokenOf(n)}` });

/**
 * How long it takes from the click on a like until its author's badge knows, in ms: two hundred a second for ten
 * seconds, each for another one of a thousand people who are connected.
 * @param {string} url @param {(to: number, like: number) => [path: string, init: RequestInit]} like
 */
async function badgeTimes(url, like) {
  /** @type {Map<number, (unread: number) => void>} */
  const waiting = new Map();
  const sockets = [];
  for (let n = 1; n <= readers; n += 1) {
    const socket = new WebSocket(`${url.replace("http", "ws")}/ws/connect?token=${tokenOf(n)}`);
    socket.on("message", (/** @type {Buffer} */ frame) => {
      if (JSON.parse(frame.toString()).type === "unread_count_update") waiting.get(n)?.(performance.now());
    });
    sockets.push(socket);
    await once(socket, "open");
  }
  // The counts that greet each of them are no part of it.
  await wait(3_000);
  const times = [];
  for (let n = 0; n < likes; n += 1) {
    const to = 1 + (n % readers);
    times.push(
      (async () => {
        const start = performance.now();
        const [path, init] = like(to, n);
        /** @type {Promise<number>} */
        const told = new Promise((resolve) => waiting.set(to, resolve));
        const answer = await fetch(`${url}${path}`, { method: "POST", ...init });
        if (answer.status !== 201) throw new Error(`A like was answered ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
        return (await told) - start;
      })(),
    );
    await wait(every);
  }
  const taken = await Promise.all(times);
  for (const socket of sockets) socket.terminate();
  return taken;
}

/** @param {string} what @param {number[]} times */
const showTimes = (what, times) =>
  console.log(
    `like to badge, ${readers} connected, ${what}: p50 ${median(times).toFixed(1)} ms, p99 ${p99(times).toFixed(1)} ms`,
  );

/** Person 1,001 and those after like; the author of post p is person 1 + p mod 1,000, the newest posts come last. */
const likeOf = (/** @type {number} */ to, /** @type {number} */ n) => {
  const postID = many - readers + to - 1 - readers * Math.floor(n / readers);
  const init = { headers: { "content-type": "application/json", ...headersOf(1_001 + (n % 200)) } };
  return /** @type {[string, RequestInit]} */ (["/post-like", { ...init, body: JSON.stringify({ postID }) }]);
};

/** @param {string} where @param {NodeJS.ProcessEnv} env @param {NodeJS.ProcessEnv} [small] */
async function benchDatabase(where, env, small) {
  const bare = await serve(["scripts/bench/bare.mjs"]);
  const bareLive = await serve(["scripts/bench/bare-live.mjs"]);
  const ours = await serveFilled("fill-feed.ts", [many], env);
  const other = small && (await serveFilled("fill-feed.ts", [few], small));
  const pages = { "GET /posts": "/posts?page=1&limit=10", "GET /notifications": "/notifications?limit=1000" };
  for (const [name, path] of Object.entries(pages)) {
    /** @type {{ bare: number[]; large: number[]; small: number[] }} */
    const rounds = { bare: [], large: [], small: [] };
    for (let round = 0; round < 3; round += 1) {
      rounds.bare.push(await perSecond({ url: bare.url }));
      rounds.large.push(await perSecond({ url: `${ours.url}${path}`, headers: headersOf(1) }));
      if (other) rounds.small.push(await perSecond({ url: `${other.url}${path}`, headers: headersOf(1) }));
    }
    show(`${name}, ${where}, ${many} posts`, rounds.large, rounds.bare);
    if (other) show(`${name}, ${where}, ${few} posts`, rounds.small, rounds.bare);
  }
  showTimes(where, await badgeTimes(ours.url, likeOf));
  showTimes("bare", await badgeTimes(bareLive.url, (to) => ["/", { body: JSON.stringify({ to: tokenOf(to) }) }]));
  for (const server of [bare, bareLive, ours, other]) await server?.stop();
}

/**
 * The feed and the notifications with 200,000 posts, a million likes and a million notifications, beside a hundredth of
 * that and beside bare servers; on PostgreSQL too where DATABASE_URL names an empty database that may be filled.
 */
export async function benchFeed() {
  const embedded = { DATABASE_URL: "" };
  await benchDatabase(
    "embedded",
    { ...embedded, DATA_DIR: temporaryData() },
    { ...embedded, DATA_DIR: temporaryData() },
  );
  if (process.env["DATABASE_URL"]) await benchDatabase("PostgreSQL", { DATA_DIR: temporaryData() });
}
