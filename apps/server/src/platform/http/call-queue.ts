/** Runs work in the queue of a key: a person, or a token while its person is looked up. */
export type RunQueued = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Queue {
  active: number;
  /** Each starts one waiting call. */
  waiting: (() => void)[];
}

/**
 * One queue per key, with a limit of concurrent calls, so that one person's many calls, in any number of sessions,
 * delay no one else. Nearly every call finds an empty queue, so this avoids the cost of a library.
 */
export function createCallQueues(concurrency: number): RunQueued {
  const queues = new Map<string, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { active: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.active < concurrency) queue.active += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next waiting call takes the place, before a call that arrives now.
      const begin = queue.waiting.shift();
      if (begin) begin();
      else if ((queue.active -= 1) === 0) queues.delete(key);
    }
  };
}
