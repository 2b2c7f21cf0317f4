/** The current time; tests set their own. */
export interface Clock {
  now(): Date;
  /** Milliseconds since a fixed point; measures durations correctly even if the system clock is set meanwhile. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };

/** The date a number of seconds later. */
export const secondsAfter = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
