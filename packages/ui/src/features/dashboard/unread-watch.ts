const patience = 500;
/** How long, in milliseconds, a message that was announced may wait for the count that it raises. */
const lateness = 30_000;

interface UnreadWatchOptions {
  /** The count went up, and nothing has said by what. */
  onRise: (count: number) => void;
  /** The messages of that rise came after all. */
  onExplained: () => void;
}

/**
 * Tells when the unread messages went up without a message that says so, as after a reconnection. Message and count of
 * one event arrive in either order, and either may be late: each message accounts for one more in the count.
 */
export function createUnreadWatch({ onRise, onExplained }: UnreadWatchOptions) {
  /** When each message was announced that the count does not show yet. */
  let uncounted: number[] = [];
  /** How much of a rise no message has accounted for. */
  let unexplained = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** A message came and was announced by name. */
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
