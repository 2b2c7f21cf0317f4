const patience = 500;
/** How long an announced message may wait for its count, in milliseconds. */
const lateness = 30_000;

interface UnreadWatchOptions {
  /** Called when the count rises without a message that explains it. */
  onRise: (count: number) => void;
  /** Called when the messages that explain the rise arrive later. */
  onExplained: () => void;
}

/**
 * Detects a rise of the unread count without corresponding messages, for instance after a reconnection. The message and
 * the count of one event arrive in either order, and either may be late; each message explains a rise by one.
 */
export function createUnreadWatch({ onRise, onExplained }: UnreadWatchOptions) {
  /** The arrival times of messages that the count does not include yet. */
  let uncounted: number[] = [];
  /** The part of a rise that no message has explained yet. */
  let unexplained = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Records a message that was announced. */
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
