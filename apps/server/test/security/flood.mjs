import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// Makes calls without a pause, each again as soon as it is answered; in a thread of its own, so that it does not delay
// whoever measures the server.

/** @type {{ url: string, calls: { method: string, path: string, headers: Record<string, string>, body?: string }[] }} */
const { url, calls } = workerData;
const agent = new Agent({ keepAlive: true });
let answered = 0;

/** @param {typeof calls[number]} call */
function repeat(call) {
  const { method, path, headers, body } = call;
  const sent = request(`${url}${path}`, { agent, method, headers }, (response) => {
    response.resume().on("end", () => {
      answered += 1;
      if (answered === 20) parentPort?.postMessage("flooding");
      repeat(call);
    });
  });
  sent.on("error", () => undefined).end(body);
}
calls.forEach(repeat);
