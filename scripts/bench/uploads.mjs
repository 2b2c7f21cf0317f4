import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { hugo, jeanne, logIn } from "./server.mjs";
import { median, serve, temporaryData } from "./serve.mjs";

const size = 5 * 1024 * 1024;
const atOnce = 20;

/** A PDF of 5 MB. */
function aResume() {
  const bytes = Buffer.alloc(size, "x");
  bytes.write("%PDF-1.7\n", 0);
  bytes.write("\n%%EOF\n", size - 7);
  return bytes;
}

/** A photo as a telephone takes it, of 12 million pixels, filled up to 5 MB. */
export async function aPhoto() {
  const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 12 };
  const create = { width: 4032, height: 3024, channels: /** @type {const} */ (3), background: "#7f8f78", noise };
  const bytes = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}

/**
 * Twenty uploads at once, three times: the time that they take, and how far the memory rises above what it was.
 * @param {string} what @param {Awaited<ReturnType<typeof serve>>} server @param {() => Promise<Response>} send
 */
async function measure(what, server, send) {
  const upload = async () => {
    const answer = await send();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  // What is loaded with the first one is no part of it.
  await upload();
  const seconds = [];
  const rises = [];
  for (let round = 0; round < 3; round += 1) {
    await wait(1_000);
    const idle = server.memory();
    server.forgetPeak();
    const start = performance.now();
    await Promise.all(Array.from({ length: atOnce }, upload));
    seconds.push((performance.now() - start) / 1000);
    rises.push(server.peakMemory() - idle);
  }
  const rise = Math.max(...rises).toFixed(0);
  console.log(`${atOnce} × 5 MB at once, ${what}: ${median(seconds).toFixed(1)} s, at most ${rise} MB above idle`);
}

/**
 * @param {string} url @param {string} field @param {Buffer<ArrayBuffer>} bytes
 * @param {Record<string, string>} authorization
 */
const sending = (url, field, bytes, authorization) => () => {
  const body = new FormData();
  body.append(field, new Blob([bytes]), field);
  return fetch(url, { method: "PATCH", headers: authorization, body });
};

/** Uploads beside a bare Node server that reads as many bytes and drops them. */
export async function benchUploads() {
  if (process.platform !== "linux") return console.log("not measured: only Linux keeps a process's peak memory");
  const bare = await serve(["scripts/bench/bare.mjs"]);
  const ours = await serve(["--import", "tsx", "apps/server/src/main.ts"], { DATA_DIR: temporaryData(), DEMO: "1" });
  const headers = await logIn(ours.url, jeanne);
  // One person may make 120 writes a minute.
  const others = await logIn(ours.url, hugo);
  const resume = aResume();
  await measure("resumes", ours, sending(`${ours.url}/applicant`, "resume", resume, headers));
  await measure("photos", ours, sending(`${ours.url}/user/update`, "avatar", await aPhoto(), others));
  await measure("bare server", bare, sending(bare.url, "resume", resume, headers));
  await Promise.all([bare.stop(), ours.stop()]);
}
