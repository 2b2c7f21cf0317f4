import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { tooMany } from "@passerelle/domain";
import pLimit, { type LimitFunction } from "p-limit";
import type { Next, Task } from "./worker-tasks";

const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
// Native buffers are outside the thread's heap, so this limits the growth of the whole process.
const maxGrowth = 400 * 1024 * 1024;
const watchEvery = 50;
const maxWaiting = 8;
const secondsToWait = 10;
const idleTime = 60_000;

/** Work in a thread exceeded its limits of time or memory. */
export class TooCostly extends Error {}

export interface ThreadWork<T extends Task> {
  /** The module that does the work; it calls `serve`. */
  module: URL;
  data: T["data"];
  seconds: number;
  /** How long the idle thread is kept, in milliseconds; a minute by default. */
  keptFor?: number;
  /** Answers the thread whenever it requests the next part. */
  next?: Next<T>;
}

/** Work that a person requested. */
export interface Work<T extends Task> extends ThreadWork<T> {
  /** The account for which the work is done. */
  personId: number;
  /** The maximum number of threads for this module. */
  atOnce?: number;
}

const threads = pLimit(2);
const ofModule = new Map<string, LimitFunction>();
const ofPerson = new Map<number, LimitFunction>();

/** Idle threads by module. */
const idle = new Map<string, Worker>();

/**
 * Runs work in a thread, within limits of time and memory, and returns its answer. One person's work runs one at a
 * time, so that it does not delay other people's.
 * @throws TooCostly, a 429 if too much of the person's work is waiting, or the module's error
 */
export async function runWorker<T extends Task>(work: Work<T>): Promise<T["answer"]> {
  const turn = ofPerson.get(work.personId) ?? pLimit(1);
  if (turn.pendingCount >= maxWaiting) throw tooMany(secondsToWait);
  ofPerson.set(work.personId, turn);
  const { href } = work.module;
  const places = ofModule.get(href) ?? pLimit(work.atOnce ?? threads.concurrency);
  ofModule.set(href, places);
  try {
    return await turn(() => places(() => threads(() => runThread(work))));
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) ofPerson.delete(work.personId);
  }
}

/** A thread for a module: an idle one, or a new one. */
async function start({ href }: URL): Promise<Worker> {
  const waiting = idle.get(href);
  idle.delete(href);
  waiting?.ref();
  if (waiting) return waiting;
  // The build bundles each module; source files are transpiled when loaded.
  const execArgv = href.endsWith(".ts") ? ["--import", new URL("./sources.mjs", import.meta.url).href] : [];
  const worker = new Worker(new URL(href), { resourceLimits: memory, env: {}, stdout: true, stderr: true, execArgv });
  await once(worker, "message");
  return worker;
}

/** Keeps a thread for the next work of its module, because starting one takes longer than most work. */
function keep(worker: Worker, { href }: URL, keptFor: number): void {
  const remove = () => idle.get(href) === worker && idle.delete(href);
  worker.once("error", remove).once("exit", remove).unref();
  idle.set(href, worker);
  setTimeout(() => remove() && void worker.terminate(), keptFor).unref();
}

/**
 * Runs work in a thread without a queue, within limits of time and memory. The caller limits how much of it runs at once.
 * @throws TooCostly, or the module's error
 */
export async function runThread<T extends Task>(work: ThreadWork<T>): Promise<T["answer"]> {
  const { module, data, seconds, keptFor = idleTime, next } = work;
  const worker = await start(module);
  const [since, before] = [performance.now(), process.memoryUsage.rss()];
  let watch: NodeJS.Timeout | undefined;
  let isReusable = false;
  try {
    return await new Promise<T["answer"]>((resolve, reject) => {
      worker.on("message", (message) => {
        if (message === "next") next?.().then((value) => worker.postMessage(value, []), reject);
        else {
          isReusable = !message.isFull;
          resolve(message.answer);
        }
      });
      worker.once("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new TooCostly(error.message) : error),
      );
      worker.once("exit", () => reject(new Error("The thread ended.")));
      watch = setInterval(() => {
        if (performance.now() - since > seconds * 1000) reject(new TooCostly("It takes too long."));
        if (process.memoryUsage.rss() - before > maxGrowth) reject(new TooCostly("It takes too much memory."));
      }, watchEvery);
      worker.postMessage(data, []);
    });
  } finally {
    clearInterval(watch);
    for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
    if (isReusable && !idle.has(module.href)) keep(worker, module, keptFor);
    else await worker.terminate();
  }
}
