import { networksOf } from "../ip-networks";

/** Frees the place of a call for the next one while it does work with a separate queue. */
type StepAside = <T>(work: () => Promise<T>) => Promise<T>;

type Run<Key> = <T>(key: Key, work: (stepAside: StepAside) => Promise<T>) => Promise<T>;

/** Queues that limit the concurrent calls of each caller, so that many calls of one caller do not delay others. */
export interface CallQueues {
  /** The calls of a person, over all their sessions, by the person's id. */
  ofPerson: Run<number>;
  /** The calls without a session from a network, by an address in it. */
  ofNetwork: Run<string>;
  /** The session lookups of a network, by an address in it; they do not wait for its other calls. */
  ofLookups: Run<string>;
}

interface Queue {
  active: number;
  waiting: (() => void)[];
}

/** Nearly every call finds an empty queue, so this avoids the cost of a library. */
function createQueues<Key>(concurrency: number): Run<Key> {
  const queues = new Map<Key, Queue>();

  async function enter(key: Key, wait: (waiting: Queue["waiting"], begin: () => void) => unknown): Promise<void> {
    const queue = queues.get(key) ?? { active: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.active < concurrency) queue.active += 1;
    else await new Promise<void>((begin) => wait(queue.waiting, begin));
  }

  function leave(key: Key): void {
    const queue = queues.get(key);
    if (!queue) return;
    // The next waiting call takes the place, before calls that arrive now.
    const begin = queue.waiting.shift();
    if (begin) begin();
    else if ((queue.active -= 1) === 0) queues.delete(key);
  }

  return async (key, work) => {
    await enter(key, (waiting, begin) => waiting.push(begin));
    try {
      return await work(async (other) => {
        leave(key);
        try {
          return await other();
        } finally {
          // A call that has begun continues before others begin.
          await enter(key, (waiting, begin) => waiting.unshift(begin));
        }
      });
    } finally {
      leave(key);
    }
  };
}

// The widest network: a client with a /48 would otherwise have 65,536 queues.
const byNetwork =
  (run: Run<string>): Run<string> =>
  (address, work) =>
    run(networksOf(address).at(-1)?.name ?? address, work);

/** Enough for a school that shares a network, and fewer than the database connections. */
const callsOfNetwork = 8;

/** Creates the queues of a server, with this many concurrent calls per person. */
export const createCallQueues = (callsOfPerson: number): CallQueues => ({
  ofPerson: createQueues(callsOfPerson),
  ofNetwork: byNetwork(createQueues(callsOfNetwork)),
  ofLookups: byNetwork(createQueues(callsOfNetwork)),
});
