/** The current time; tests set their own. */
export interface Clock {
  now(): Date;
  /** Milliseconds since some moment: how long ago something was, even if the clock has been set meanwhile. */
  elapsed(): number;
}

/** The system's clock. */
export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };

/** A moment, a number of seconds later. */
export const secondsAfter = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
