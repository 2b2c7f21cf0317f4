import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { bystander } from "./bystander-times.mjs";
import { embedded } from "./databases.mjs";
import { median, p99, serveFilled } from "./serve.mjs";

const offers = 22_000;
/** A recruiter with a single offer, the last one, which matches 299 applicants; 250 of them have applied. */
const recruiter = 400;
const headersOf = (/** @type {number} */ n) => ({ authorization: `Bearer bench-${n}` });
const brackets = "[".repeat(500_000) + "]".repeat(500_000);
const json = { "content-type": "application/json" };

/** @typedef {(url: string, call: number) => Promise<unknown>} Send */

/** Makes a call and reads its whole answer. @param {string} url @param {RequestInit} [init] */
const send = async (url, init) => (await fetch(url, init)).text();

/** @param {string} path @param {number} person @returns {Send} */
const reading = (path, person) => (url) => send(`${url}${path}`, { headers: headersOf(person) });

/** @param {string} url @param {number} person @param {string} path @param {string} method @param {object} body */
const write = (url, person, path, method, body) =>
  send(`${url}${path}`, { method, headers: { ...json, ...headersOf(person) }, body: JSON.stringify(body) });

/** Applies and withdraws as applicants 5 to 7, 9 to 11 and so on, each to a different offer. @type {Send} */
const applyAndWithdraw = async (url, call) => {
  const person = 5 + 4 * (call % 90) + (call % 3);
  const answer = await write(url, person, "/application", "POST", { jobOfferID: 1 + call });
  const id = /"applicationID":(\d+)/.exec(answer)?.[1] ?? /"id":(\d+)/.exec(answer)?.[1];
  await write(url, person, `/application/${id}`, "DELETE", {});
};

/** Starts a handshake whose headers take longer than a second. @type {Send} */
const slowHandshake = async (url) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  socket.write("GET /ws/connect?token=bench-1 HTTP/1.1\r\nhost: x\r\n");
  for (let n = 0; n < 10; n += 1) {
    socket.write(`x-${n}: ${n}\r\n`);
    await wait(100);
  }
  socket.destroy();
};

/** A photo as a phone takes it, padded to 5 MB. @returns {Promise<Send>} */
async function pictures() {
  const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 12 };
  const create = { width: 4032, height: 3024, channels: /** @type {const} */ (3), background: "#7f8f78", noise };
  const bytes = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  const photo = new Blob([bytes, Buffer.alloc(5 * 1024 * 1024 - bytes.length)]);
  return (url) => {
    const body = new FormData();
    body.append("avatar", photo, "photo.jpg");
    return send(`${url}/user/update`, { method: "PATCH", headers: headersOf(1), body });
  };
}

/** A resume that takes the maximum time to check. @type {Send} */
const resumes = (url) => {
  const body = new FormData();
  body.append("resume", new Blob(["%PDF-1.7\n", `stream${" ".repeat(510)}\n`.repeat(9_900), "%%EOF\n"]), "cv.pdf");
  return send(`${url}/applicant`, { method: "PATCH", headers: headersOf(1), body });
};

/**
 * The calls that are repeated, and how many run at once.
 * @returns {Promise<Record<string, [atOnce: number, send: Send]>>}
 */
const floods = async () => ({
  "the largest CV, first page of offers": [4, reading("/job-offers-for-me?pageSize=100", 1)],
  "the largest CV, last page of offers": [4, reading("/job-offers-for-me?pageSize=100&page=220", 1)],
  "a megabyte of brackets, no login": [
    4,
    (url) => send(`${url}/user/login`, { method: "POST", headers: json, body: brackets }),
  ],
  "logins of unknown people": [
    16,
    (url, call) => write(url, 0, "/user/login", "POST", { email: `nobody-${call}@passerelle.example`, password: "no" }),
  ],
  "applying and withdrawing": [4, applyAndWithdraw],
  "closing and reopening an offer with 250 applications": [
    1,
    (url, call) => write(url, recruiter, `/job-offer/${offers + 1}`, "PATCH", { active: call % 2 === 1 }),
  ],
  "pictures of 12 million pixels": [4, await pictures()],
  "an uploaded file: resumes that take long to check": [4, resumes],
  "a thousand notifications": [4, reading("/notifications?limit=1000", 1)],
  "handshakes that do not end": [500, slowHandshake],
});

/** Whether others may wait at most twice as long as without a flood. @param {string} name */
const isMild = (name) => /largest CV|uploaded file|thousand notifications/.test(name);

/** @param {number[]} times */
const inWords = (times) => `median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;

/**
 * The waiting time of other people while one person floods the server on the embedded database, and without a flood.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const server = await serveFilled("fill-flood.ts", [offers], embedded());
  await bystander(server.url);
  const quiet = await bystander(server.url);
  const add = (/** @type {string} */ name, /** @type {number[]} */ times) => {
    const atMost = isMild(name) ? Math.min(50, Math.round(20 * p99(quiet)) / 10) : 50;
    report({ name: `a bystander's p99, ${name}`, figure: p99(times), unit: "ms", atMost, note: inWords(times) });
  };
  add("quiet", quiet);
  for (const [name, [atOnce, flood]] of Object.entries(await floods())) {
    const end = new AbortController();
    let calls = 1;
    // The first call of each kind also plans its queries.
    await flood(server.url, calls).catch(() => undefined);
    const sending = Array.from({ length: atOnce }, async () => {
      while (!end.signal.aborted) await flood(server.url, (calls += 1)).catch(() => undefined);
    });
    add(name, await bystander(server.url));
    end.abort();
    await Promise.all(sending);
  }
  await server.stop();
}
