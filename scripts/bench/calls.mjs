import { reads, writes } from "./frequent-calls.mjs";
import { perSecond } from "./server.mjs";
import { median, serveFilled, temporaryData } from "./serve.mjs";

/** @typedef {import("./frequent-calls.mjs").Frequent} Frequent */

const rounds = 3;
const seconds = 2;
const connections = 16;
const json = { "content-type": "application/json" };

/** @param {string} name @param {() => Promise<number>} ours @param {() => Promise<number>} bare @param {string} [more] */
async function compare(name, ours, bare, more = "") {
  /** @type {{ ours: number[]; bare: number[] }} */
  const times = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await ours());
    times.bare.push(await bare());
  }
  const [mine, theirs] = [median(times.ours), median(times.bare)];
  console.log(
    `${name}: ${mine.toFixed(0)}/s, bare ${theirs.toFixed(0)}/s, ratio ${(mine / theirs).toFixed(2)}${more && ` ${more}`}`,
  );
}

/** @param {string} url @param {string} path @param {object} body @returns {Promise<Record<string, number>>} */
async function ask(url, path, body) {
  const answer = await fetch(`${url}/bench/${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${await answer.text()}`);
  return Object(await answer.json());
}

/**
 * Calls a server sixteen at a time, each by somebody else, and runs the statements of such calls bare.
 * @param {string} url @param {Frequent} frequent @param {number} recorded how many calls' statements are run bare
 */
async function compareCall(url, { name, call, undo }, recorded) {
  let n = 0;
  const calls = Array.from({ length: recorded }, () => call(n++));
  const { statements } = await ask(url, "record", { name, calls });
  const setupRequest = (/** @type {import("autocannon").Request} */ request) => {
    n += 1;
    return Object.assign(request, call(undo === undefined ? n % recorded : n));
  };
  await compare(
    name,
    () => perSecond({ url, connections, duration: seconds, requests: [{ setupRequest }] }),
    async () => Number((await ask(url, "replay", { name, seconds, undo }))["perSecond"]),
    `(${statements} statements)`,
  );
}

/** @param {string} where @param {NodeJS.ProcessEnv} env */
async function benchDatabase(where, env) {
  const server = await serveFilled("fill-calls.ts", [], env, "apps/server/scripts/recorded-server.ts");
  const { url } = server;
  console.log(where);
  for (const frequent of reads) await compareCall(url, frequent, connections);
  for (const frequent of writes) await compareCall(url, frequent, 1_000);
  const login = JSON.stringify({ email: "1@passerelle.example", password: "Passerelle-2026!" });
  const options = { method: /** @type {const} */ ("POST"), headers: json, body: login, connections: 8 };
  await compare(
    "POST /user/login, beside argon2id",
    () => perSecond({ ...options, url: `${url}/user/login`, duration: seconds }),
    async () => Number((await ask(url, "verify", { seconds }))["perSecond"]),
  );
  await server.stop();
}

/**
 * The ten most frequent reads and writes, beside the same statements run bare by the same process on the same database;
 * on PostgreSQL too where DATABASE_URL names an empty database that may be filled.
 */
export async function benchCalls() {
  await benchDatabase("embedded", { DATABASE_URL: "", DATA_DIR: temporaryData() });
  if (process.env["DATABASE_URL"]) await benchDatabase("PostgreSQL", { DATA_DIR: temporaryData() });
}
