import { on } from "node:events";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** What a thread's work takes and answers, and the parts that it may request meanwhile. */
export interface Task {
  data: unknown;
  answer: unknown;
  part?: unknown;
}

/** Requests the next part. */
export type Next<T extends Task> = () => Promise<T["part"]>;

// On Linux this applies to the calling thread alone: the server's own comes first where both want a processor.
if (process.platform === "linux") setPriority(5);

/** Does the work of a thread, one call of `runWorker` after the other. An error ends the thread. */
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
    port.postMessage({ answer }, answer instanceof ArrayBuffer ? [answer] : []);
  }
}
