/** A token bucket: allows `burst` at once and `perSecond` in the long run. */
export function createThrottle(burst: number, perSecond: number, now: () => Date): () => boolean {
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
