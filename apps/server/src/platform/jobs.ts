import type { Clock } from "./clock";
import type { Db } from "./database/database";
import type { Log } from "./log";

const hour = 60 * 60 * 1000;

/** Deletes rows that have expired. */
export type Cleanup = (db: Db, clock: Clock) => Promise<unknown>;

/** Runs jobs now and every hour; returns a function that stops them. */
export function startHourly(log: Log, jobs: readonly (() => Promise<unknown>)[]): () => void {
  const run = () => {
    for (const job of jobs) job().catch((error: unknown) => log.error({ err: error }, "a job failed"));
  };
  run();
  const timer = setInterval(run, hour).unref();
  return () => clearInterval(timer);
}
