interface Rate {
  burst: number;
  perSecond: number;
}

/** Frames of a connection beyond this rate are refused. */
export const answeredFrames: Rate = { burst: 30, perSecond: 2 };
/** A connection that sends more than this, refused frames included, is closed. */
export const toleratedFrames: Rate = { burst: 300, perSecond: 5 };
export const maxQueuedFrames = 30;
// Fits a message of 5,000 characters in any script.
export const maxFrameBytes = 64 * 1024;

export type TokenBucket = () => boolean;

/** A token bucket: allows `burst` at once and `perSecond` in the long run. */
export function createTokenBucket({ burst, perSecond }: Rate, now: () => Date): TokenBucket {
  let left = burst;
  let last = now().getTime();
  return () => {
    const moment = now().getTime();
    // A clock that was set back must not change the balance.
    left = Math.min(burst, left + (Math.max(0, moment - last) / 1000) * perSecond);
    last = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
