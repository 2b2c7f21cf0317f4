const patience = 500;
/** How long an announced message may precede its count, in milliseconds. */
const lateness = 30_000;

interface MissedMessagesOptions {
  /** The count rose without a corresponding message. */
  onRise: (count: number) => void;
  /** The messages for that rise arrived late. */
  onExplained: () => void;
}

/**
 * Detects that the unread count rose without a message, as after a reconnection. Message and count of one event arrive
 * in either order, and either may be late: each message accounts for one in the count.
 */
export function createMissedMessagesWatch({ onRise, onExplained }: MissedMessagesOptions) {
  /** The times of announced messages that are not counted yet. */
  let uncounted: number[] = [];
  /** The part of a rise without messages. */
  let unexplained = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Called for each announced message. */
    messageCame() {
      if (unexplained === 0) return uncounted.push(Date.now());
      unexplained -= 1;
      if (unexplained > 0) return unexplained;
      clearTimeout(timer);
      onExplained();
      return 0;
    },
    countBecame(count: number, before: number | undefined) {
      clearTimeout(timer);
      if (before === undefined || count <= before) {
        unexplained = 0;
        // Read messages no longer count.
        uncounted = [];
        return;
      }
      const recent = uncounted.filter((moment) => Date.now() - moment < lateness);
      const rise = count - before;
      uncounted = recent.slice(rise);
      unexplained += Math.max(0, rise - recent.length);
      if (unexplained > 0) timer = setTimeout(() => onRise(count), patience);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
