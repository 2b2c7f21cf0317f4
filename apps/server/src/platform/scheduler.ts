import { hour } from "@passerelle/domain";
import type { Clock } from "./clock";
import type { Db } from "./database/database";
import type { Log } from "./log";

export type Cleanup = (db: Db, clock: Clock) => Promise<unknown>;

/**
 * Runs jobs now and every hour; returns a function that stops the schedule and waits for running jobs. Every server
 * runs every job; a job locks its rows, so its effect happens once.
 */
export function startHourly(log: Log, jobs: readonly (() => Promise<unknown>)[]): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const run = () => {
    for (const job of jobs) {
      const done = job()
        .catch((error: unknown) => log.error({ err: error }, "a job failed"))
        .finally(() => running.delete(done));
      running.add(done);
    }
  };
  run();
  const timer = setInterval(run, hour * 1000).unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}
