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
  /** Gives the thread what it asks for with "next". */
  next?: () => Promise<unknown>;
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

/** What a script answers in a thread of its own that ends with it. Throws `TooCostly`, and what the script throws. */
export const runWorker = (work: Work): Promise<unknown> => limit(() => run(work));

async function run({ script, data, transfer = [], seconds, next }: Work): Promise<unknown> {
  const worker = new Worker(script, {
    workerData: data,
    transferList: transfer,
    resourceLimits: memory,
    env: {},
    stdout: true,
    stderr: true,
  });
  const [since, before] = [Date.now(), process.memoryUsage.rss()];
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const answer = (message: unknown) => {
        if (message !== "next" || !next) resolve(message);
        else next().then((value) => worker.postMessage(value, []), reject);
      };
      worker.on("message", answer);
      worker.once("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new TooCostly(error.message) : error),
      );
      worker.once("exit", () => reject(new Error("The thread ended.")));
      watch = setInterval(() => {
        if (Date.now() - since > seconds * 1000) reject(new TooCostly("It takes too long."));
        if (process.memoryUsage.rss() - before > maxGrowth) reject(new TooCostly("It takes too much memory."));
      }, watchEvery);
    });
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
