import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A request that is sent again and again. */
export interface Traffic {
  url: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** How many are sent; until `stop`, if not given. */
  count?: number;
  atOnce?: number;
  /** Milliseconds between two. */
  pause?: number;
}

/** How long each answer took, in milliseconds, and its status. */
export interface Sent {
  times: number[];
  statuses: number[];
}

/** A thread that sends requests: a client that does not take the server's time. */
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
