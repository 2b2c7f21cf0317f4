/** Runs work one at a time, in the order of the calls. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue of a tenth of the size of a library's, because every connection has two. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
}
