import { networksOf } from "../ip-networks";

type Run<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T>;

/** Queues with a limit of concurrent work for each key: the many calls of one caller do not delay another's. */
export interface CallQueues {
  /** The calls of a person, in whichever of their sessions. */
  ofPerson: Run<number>;
  /** What a person sends over live channels, so that a message need not wait for a document that is drawn. */
  ofFrames: Run<number>;
  /** The calls without a session that come from a network, by an address of it. */
  ofNetwork: Run<string>;
  /** The lookups of sessions that a network asks for: they need not wait for its logins. */
  ofLookups: Run<string>;
}

interface Queue {
  active: number;
  /** Each of them lets a call begin. */
  waiting: (() => void)[];
}

/** Nearly every call finds its queue empty, and passes without the cost of a library's. */
function createQueues<Key>(concurrency: number): Run<Key> {
  const queues = new Map<Key, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { active: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.active < concurrency) queue.active += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A waiting call takes over the place, before a call that comes now.
      const begin = queue.waiting.shift();
      if (begin) begin();
      else if ((queue.active -= 1) === 0) queues.delete(key);
    }
  };
}

/** A whole school may share a network. */
const atOnceOfNetwork = 4;

// The widest: whoever has a /48 would have a queue for each of its 65,536 /64.
const byNetwork =
  (run: Run<string>): Run<string> =>
  (address, work) =>
    run(networksOf(address).at(-1)?.name ?? address, work);

/** The queues of a server, which works on so many calls of a person at once. */
export const createCallQueues = (atOnceOfPerson: number): CallQueues => ({
  ofPerson: createQueues(atOnceOfPerson),
  ofFrames: createQueues(atOnceOfPerson),
  ofNetwork: byNetwork(createQueues(atOnceOfNetwork)),
  ofLookups: byNetwork(createQueues(atOnceOfNetwork)),
});
