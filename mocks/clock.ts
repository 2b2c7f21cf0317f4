/** A clock that starts at a given time, never returns the same millisecond twice, and can be advanced in tests. */
export function createClock(start: Date) {
  let began = Date.now();
  let skipped = 0;
  let last = 0;
  return {
    now(): Date {
      last = Math.max(last + 1, start.getTime() + Date.now() - began + skipped);
      return new Date(last);
    },
    advance(milliseconds: number) {
      skipped += milliseconds;
    },
    reset() {
      began = Date.now();
      skipped = 0;
      last = 0;
    },
  };
}
