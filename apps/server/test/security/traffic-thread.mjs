// @ts-check
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort } from "node:worker_threads";

/** @import { Sent, Traffic } from "./traffic" */

// Keeps the client's work from delaying the server.
if (process.platform === "linux") setPriority(10);

let sending = new AbortController();

/** Sends the same request the given number of times, or until the thread gets "stop". @param {Traffic} traffic */
async function send({ url, method, path, headers, body, count = Infinity, atOnce = 1, pause = 0 }) {
  /** @type {Sent} */
  const sent = { times: [], statuses: [] };
  const { signal } = sending;
  let begun = 0;
  const repeat = async () => {
    while (!signal.aborted && begun < count) {
      begun += 1;
      const since = performance.now();
      const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body }) });
      await answer.arrayBuffer();
      sent.times.push(performance.now() - since);
      sent.statuses.push(answer.status);
      await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
  return sent;
}

parentPort?.on("message", (/** @type {Traffic | "stop"} */ message) => {
  if (message === "stop") return sending.abort();
  sending = new AbortController();
  void send(message).then((sent) => parentPort?.postMessage(sent, []));
});
