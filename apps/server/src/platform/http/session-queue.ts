import pLimit, { type LimitFunction } from "p-limit";

/** Runs work in the queue of a session. */
export type RunQueued = <T>(session: string, work: () => Promise<T>) => Promise<T>;

/** A queue for each session, with a limit of concurrent calls: the many calls of one do not delay another's. */
export function createSessionQueues(concurrency: number): RunQueued {
  const queues = new Map<string, { limit: LimitFunction; open: number }>();
  return async (session, work) => {
    const queue = queues.get(session) ?? { limit: pLimit(concurrency), open: 0 };
    queues.set(session, queue);
    queue.open += 1;
    try {
      return await queue.limit(work);
    } finally {
      queue.open -= 1;
      if (queue.open === 0) queues.delete(session);
    }
  };
}
