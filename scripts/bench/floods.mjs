import { setTimeout as wait } from "node:timers/promises";
import { median, p99, serveFilled, temporaryData } from "./serve.mjs";

const offers = 22_000;
const headersOf = (/** @type {number} */ n) => ({ authorization: `Bearer bench-${n}` });
const brackets = "[".repeat(500_000) + "]".repeat(500_000);
const json = { "content-type": "application/json" };

/** What one person sends, over and over. @type {Record<string, (url: string) => Promise<Response>>} */
const floods = {
  "the largest CV, first page of offers": (url) =>
    fetch(`${url}/job-offers-for-me?pageSize=100`, { headers: headersOf(1) }),
  "the largest CV, last page of offers": (url) =>
    fetch(`${url}/job-offers-for-me?pageSize=100&page=220`, { headers: headersOf(1) }),
  "a megabyte of brackets, no login": (url) =>
    fetch(`${url}/user/login`, { method: "POST", headers: json, body: brackets }),
};

/** How long each of a bystander's calls takes, in ms: fifty a second for five seconds. @param {string} url */
async function bystander(url) {
  const calls = [];
  for (let n = 0; n < 250; n += 1) {
    const start = performance.now();
    const call = fetch(`${url}/user/me`, { headers: headersOf(2) });
    calls.push(call.then((answer) => answer.text()).then(() => performance.now() - start));
    await wait(20);
  }
  return Promise.all(calls);
}

/** A bystander's wait while one person floods the server on the embedded database, beside the quiet one. */
export async function benchFloods() {
  const server = await serveFilled("fill-flood.ts", [offers], { DATABASE_URL: "", DATA_DIR: temporaryData() });
  await bystander(server.url);
  const quiet = await bystander(server.url);
  console.log(`quiet: p50 ${median(quiet).toFixed(1)} ms, p99 ${p99(quiet).toFixed(1)} ms`);
  for (const [name, send] of Object.entries(floods)) {
    const end = new AbortController();
    let answered = 0;
    const flood = (async () => {
      for (; !end.signal.aborted; answered += 1)
        await send(server.url).then(
          (answer) => answer.text(),
          () => undefined,
        );
    })();
    const times = await bystander(server.url);
    end.abort();
    await flood;
    const ratio = (p99(times) / p99(quiet)).toFixed(1);
    console.log(
      `${name} (${answered} calls): p50 ${median(times).toFixed(1)} ms, p99 ${p99(times).toFixed(1)} ms, ratio ${ratio}`,
    );
  }
  await server.stop();
}
