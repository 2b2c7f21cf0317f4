/** Runs work in the queue of a session. */
export type RunQueued = <T>(session: string, work: () => Promise<T>) => Promise<T>;

interface Queue {
  active: number;
  /** Each of them lets a call begin. */
  waiting: (() => void)[];
}

/**
 * A queue for each session, with a limit of concurrent calls: the many calls of one do not delay another's. Nearly every
 * call finds its queue empty, and passes without the cost of a library's.
 */
export function createSessionQueues(concurrency: number): RunQueued {
  const queues = new Map<string, Queue>();
  return async (session, work) => {
    const queue = queues.get(session) ?? { active: 0, waiting: [] };
    queues.set(session, queue);
    if (queue.active < concurrency) queue.active += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place, before a call that comes now.
      const begin = queue.waiting.shift();
      if (begin) begin();
      else if ((queue.active -= 1) === 0) queues.delete(session);
    }
  };
}
