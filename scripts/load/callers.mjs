import autocannon from "autocannon";
import { pick } from "./mix.mjs";

/**
 * @typedef {{ calls: number; seconds: number; times: number[]; refused: Map<string, number>; failed: number }} Answered
 * times in ms, and the number of refusals by status and kind of call
 */

/**
 * Calls servers for some seconds. Each caller makes one call after the other, chosen by the shares of the mix.
 * @param {{ urls: string[]; callers: number; seconds: number }} order
 * @returns {Promise<Answered>}
 */
export async function callAll({ urls, callers, seconds }) {
  let n = Math.floor(Math.random() * 1_000_000);
  /** @type {number[]} */
  const times = [];
  /** @type {Map<string, number>} */
  const refused = new Map();
  let failed = 0;
  /** @type {autocannon.Request} */
  const anyCall = {
    setupRequest: (request, context) => {
      const { name, call } = pick(Math.random());
      Object.assign(context, { name });
      return Object.assign(request, call((n += 1)));
    },
    onResponse: (status, _body, context) => {
      if (status < 400) return;
      const key = `${status} ${"name" in context && typeof context.name === "string" ? context.name : ""}`;
      refused.set(key, (refused.get(key) ?? 0) + 1);
    },
  };
  const connections = Math.max(1, Math.round(callers / urls.length));
  const runs = urls.map(
    (url) =>
      new Promise((resolve, reject) => {
        const options = { url, connections, duration: seconds, requests: [anyCall] };
        const run = autocannon(options, (error) => (error ? reject(error) : resolve(undefined)));
        run.on("response", (_client, _status, _bytes, milliseconds) => void times.push(milliseconds));
        run.on("reqError", () => (failed += 1));
      }),
  );
  await Promise.all(runs);
  return { calls: times.length, seconds, times, refused, failed };
}
