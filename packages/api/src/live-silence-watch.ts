/** Heartbeats come every 15 s: a connection without any frame for this long is half-open. */
export const SILENCE_LIMIT_MS = 25_000;
/** Grace period after a late timer (the tab slept), in which waiting frames are read first. */
export const WAKING_GRACE_MS = 3_000;
const LATE_MS = 2_000;

/**
 * Detects half-open connections, which report neither an error nor a close: calls `onSilence` after SILENCE_LIMIT_MS
 * without a frame, on connections that have had a heartbeat. Call `received` with every frame, `stop` at the end of each
 * connection.
 */
export function createSilenceWatch(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasHeartbeats = false;

  return {
    received(isHeartbeat: boolean) {
      hasHeartbeats ||= isHeartbeat;
      if (!hasHeartbeats) return;
      const due = Date.now() + SILENCE_LIMIT_MS;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (Date.now() - due < LATE_MS) onSilence();
        else timer = setTimeout(onSilence, WAKING_GRACE_MS);
      }, SILENCE_LIMIT_MS);
    },
    stop() {
      clearTimeout(timer);
      hasHeartbeats = false;
    },
  };
}
