import { on } from "node:events";
import { setPriority } from "node:os";
import { getHeapStatistics } from "node:v8";
import { parentPort } from "node:worker_threads";

/** The input and the answer of a thread's work, and the parts that it may request. */
export interface Task {
  data: unknown;
  answer: unknown;
  part?: unknown;
}

// A library may keep data in memory, which later work would then lack.
const maxKept = 96 * 1024 * 1024;

export type Next<T extends Task> = () => Promise<T["part"]>;

// On Linux this affects only the calling thread, so the server's main thread takes precedence.
if (process.platform === "linux") setPriority(5);

/** Runs the work of a thread, one call of `runWorker` at a time. An error ends the thread. */
export async function serve<T extends Task>(
  work: (data: T["data"], next: Next<T>) => T["answer"] | Promise<T["answer"]>,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error("This module runs in a thread.");
  const messages = on(port, "message");
  const receive = async () => (await messages.next()).value[0];
  const next = () => {
    port.postMessage("next", []);
    return receive();
  };
  port.postMessage("ready", []);
  for (;;) {
    const answer = await work(await receive(), next);
    const isFull = getHeapStatistics().used_heap_size > maxKept;
    port.postMessage({ answer, isFull }, answer instanceof ArrayBuffer ? [answer] : []);
  }
}
