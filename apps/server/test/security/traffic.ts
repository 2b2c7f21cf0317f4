import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A request to repeat. */
export interface Traffic {
  url: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** The number of requests; until `stop` if not given. */
  count?: number;
  atOnce?: number;
  /** Milliseconds between two requests. */
  pause?: number;
}

/** The milliseconds until each answer, and its status. */
export interface Sent {
  times: number[];
  statuses: number[];
}

/** Starts a thread that sends requests, so that the client does not use the server's thread. */
export function startClient() {
  const worker = new Worker(new URL("./traffic-thread.mjs", import.meta.url));
  return {
    send: async (traffic: Traffic): Promise<Sent> => {
      worker.postMessage(traffic, []);
      return (await once(worker, "message"))[0];
    },
    stop: () => worker.postMessage("stop", []),
    close: () => worker.terminate(),
  };
}
