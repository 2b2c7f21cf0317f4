/** A connection that has shown a heartbeat, of which one comes every 15 s, and then nothing for so long is half-open. */
export const SILENCE_LIMIT_MS = 25_000;
/** What is granted to a timer that fires late, in a tab that slept: the frames that wait are read first. */
export const WAKING_GRACE_MS = 3_000;
const LATE_MS = 2_000;

/**
 * Finds half-open connections, which report neither an error nor a close: calls `onSilence` once nothing has come for
 * SILENCE_LIMIT_MS, on a connection that has shown a heartbeat. `heard` is to be called with every frame, `stop` at the
 * end of each connection; afterwards no timer is left.
 */
export function createSilenceWatch(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beats = false;

  return {
    heard(isHeartbeat: boolean) {
      beats ||= isHeartbeat;
      if (!beats) return;
      const due = Date.now() + SILENCE_LIMIT_MS;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (Date.now() - due < LATE_MS) onSilence();
        else timer = setTimeout(onSilence, WAKING_GRACE_MS);
      }, SILENCE_LIMIT_MS);
    },
    stop() {
      clearTimeout(timer);
      beats = false;
    },
  };
}
