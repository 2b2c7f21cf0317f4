/** Reconnection starts at 5 s, grows by half each time up to 30 s, and starts over once open. */
export const FIRST_RETRY_MS = 5_000;
export const RETRY_GROWTH = 1.5;
export const LONGEST_RETRY_MS = 30_000;
