import autocannon from "autocannon";
import { ensureRecordedServerBuilt } from "../build.mjs";
import { databases } from "./databases.mjs";
import { login, reads, writes } from "./frequent-calls.mjs";
import { median, serveFilled } from "./serve.mjs";

/** @typedef {import("./frequent-calls.mjs").Frequent} Frequent */

const rounds = 3;
const seconds = 0.3;
const warmUp = 0.5;
/** Before the first call, because the server's own code is compiled only after thousands of calls. */
const firstWarmUp = 3;
const connections = 16;
const recorded = { reads: 16, writes: 500 };

/** Calls a second. @param {autocannon.Options} options */
async function perSecond(options) {
  const { requests, duration, non2xx, errors } = await autocannon({ sampleInt: 100, duration: seconds, ...options });
  if (non2xx || errors) throw new Error(`${non2xx} calls were refused, ${errors} failed.`);
  return requests.total / duration;
}

/** @param {string} url @param {string} path @param {object} body @returns {Promise<Record<string, number>>} */
async function ask(url, path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/bench/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${await answer.text()}`);
  return Object(await answer.json());
}

/**
 * The calls per second of the server relative to a baseline, measured in alternating rounds.
 * @param {() => Promise<number>} ours @param {() => Promise<number>} bare
 */
async function compare(ours, bare) {
  const [mine, theirs] = [[0], [0]];
  for (let round = 0; round < rounds; round += 1) {
    mine[round] = await ours();
    theirs[round] = await bare();
  }
  const note = `${median(mine).toFixed(0)} of ${median(theirs).toFixed(0)}/s`;
  return { figure: median(mine) / median(theirs), unit: "of bare", note };
}

/**
 * @param {string} url @param {Frequent} frequent @param {number} count the number of calls whose statements the
 * baseline runs
 */
async function compareCall(url, { name, call, undo }, count) {
  let n = 0;
  const calls = Array.from({ length: count }, () => call(n++));
  const { statements } = await ask(url, "record", { name, calls });
  const setupRequest = (/** @type {import("autocannon").Request} */ request) => {
    n += 1;
    return Object.assign(request, call(undo === undefined ? n % count : n));
  };
  const flood = { url, connections, requests: [{ setupRequest }] };
  // Recording has run each statement once, but hardly the server's own code.
  await perSecond({ ...flood, duration: warmUp });
  const compared = await compare(
    () => perSecond(flood),
    async () => Number((await ask(url, "replay", { name, seconds, undo }))["perSecond"]),
  );
  return { ...compared, note: `${compared.note}, ${statements} statements` };
}

/** @param {string} url */
function compareLogin(url) {
  let n = 0;
  const setupRequest = (/** @type {import("autocannon").Request} */ request) => Object.assign(request, login((n += 1)));
  return compare(
    () => perSecond({ url, connections: 8, duration: 0.7, requests: [{ setupRequest }] }),
    async () => Number((await ask(url, "verify", { seconds: 0.7 }))["perSecond"]),
  );
}

/**
 * The ten most frequent reads and writes relative to their bare statements, run by the same process on the same
 * database; and the login relative to argon2id.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const program = await ensureRecordedServerBuilt();
  for await (const [database, env] of databases()) {
    const { url, stop } = await serveFilled("fill-calls.ts", [], env, { main: program });
    const add = async (
      /** @type {string} */ name,
      /** @type {number} */ atLeast,
      /** @type {ReturnType<typeof compare>} */ compared,
    ) => report({ name: `${name}, ${database}`, atLeast, ...(await compared) });
    const all = reads.map(({ call }) => call(0));
    await perSecond({ url, connections, duration: firstWarmUp, requests: all });
    for (const read of reads) await add(read.name, 0.7, compareCall(url, read, recorded.reads));
    for (const write of writes) await add(write.name, 0.65, compareCall(url, write, recorded.writes));
    await add("POST /user/login", 0.9, compareLogin(url));
    await stop();
  }
}
