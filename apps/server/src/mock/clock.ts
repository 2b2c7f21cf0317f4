import type { Clock } from "../platform/clock";

/** A running clock that can be moved forward and back. */
export interface MovableClock extends Clock {
  add: (seconds: number) => void;
}

/** Creates a clock that starts at the system's time. */
export function createMovableClock(): MovableClock {
  let added = 0;
  return {
    now: () => new Date(Date.now() + added * 1_000),
    elapsed: () => performance.now() + added * 1_000,
    add: (seconds) => {
      added += seconds;
    },
  };
}
