import { Worker } from "node:worker_threads";
import pLimit, { type LimitFunction } from "p-limit";

const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
// What is unpacked is not in the worker's heap: the process's own growth shows it.
const maxGrowth = 400 * 1024 * 1024;
const watchEvery = 50;

// Each takes a processor and some memory for as long as it runs.
const limit = pLimit(2);

const turns = new Map<number, LimitFunction>();

/** Work in a thread took more time or memory than it may. */
export class TooCostly extends Error {}

/** What a thread is to do. */
export interface Work {
  /** What does it, a file that no bundle holds. */
  script: URL;
  data: unknown;
  transfer?: ArrayBuffer[];
  seconds: number;
  /**
   * Gives the thread what it asks for with "next". Such a thread is told its data by a message and can be told others
   * once it has answered: its start takes longer than most of its work.
   */
  next?: () => Promise<unknown>;
}

/** A thread that has answered and waits to be told more, by its script. */
const waiting = new Map<string, Worker>();
const waitingTime = 60_000;

/** Keeps a thread for the next work with its script, for a while. */
function keep(worker: Worker, { href }: URL): void {
  const isLast = () => waiting.get(href) === worker && waiting.delete(href);
  worker.once("error", isLast).once("exit", isLast).unref();
  waiting.set(href, worker);
  setTimeout(() => isLast() && void worker.terminate(), waitingTime).unref();
}

/** A thread that does some work: one that waits, or a new one. */
function begin({ script, data, transfer = [], next }: Work): Worker {
  const options = { resourceLimits: memory, env: {}, stdout: true, stderr: true };
  if (!next) return new Worker(script, { ...options, workerData: data, transferList: transfer });
  const worker = waiting.get(script.href) ?? new Worker(script, options);
  waiting.delete(script.href);
  worker.ref();
  worker.postMessage(data, transfer);
  return worker;
}

/** Works for one person one after the other, so that nobody waits for several of another one. */
export async function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(userId) ?? pLimit(1);
  turns.set(userId, turn);
  try {
    return await turn(work);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(userId);
  }
}

/** What a script answers in a thread of its own. Throws `TooCostly`, and what the script throws. */
export const runWorker = (work: Work): Promise<unknown> => limit(() => run(work));

async function run(work: Work): Promise<unknown> {
  const { script, seconds, next } = work;
  const worker = begin(work);
  const [since, before] = [Date.now(), process.memoryUsage.rss()];
  let watch: NodeJS.Timeout | undefined;
  let hasAnswered = false;
  try {
    const answer = await new Promise((resolve, reject) => {
      const hear = (message: unknown) => {
        if (message !== "next" || !next) resolve(message);
        else next().then((value) => worker.postMessage(value, []), reject);
      };
      worker.on("message", hear);
      worker.once("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new TooCostly(error.message) : error),
      );
      worker.once("exit", () => reject(new Error("The thread ended.")));
      watch = setInterval(() => {
        if (Date.now() - since > seconds * 1000) reject(new TooCostly("It takes too long."));
        if (process.memoryUsage.rss() - before > maxGrowth) reject(new TooCostly("It takes too much memory."));
      }, watchEvery);
    });
    hasAnswered = true;
    return answer;
  } finally {
    clearInterval(watch);
    for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
    if (next && hasAnswered && !waiting.has(script.href)) keep(worker, script);
    else await worker.terminate();
  }
}
