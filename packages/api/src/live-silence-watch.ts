import { silenceLimit } from "@passerelle/domain";

/** Grace period after a late timer (the tab slept), in which waiting frames are read first. */
export const WAKING_GRACE_MS = 3_000;
const LATE_MS = 2_000;

/**
 * Detects half-open connections, which report neither an error nor a close: calls `onSilence` after silenceLimit
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
      const due = Date.now() + silenceLimit;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (Date.now() - due < LATE_MS) onSilence();
        else timer = setTimeout(onSilence, WAKING_GRACE_MS);
      }, silenceLimit);
    },
    stop() {
      clearTimeout(timer);
      hasHeartbeats = false;
    },
  };
}
