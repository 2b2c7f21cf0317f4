const patience = 500;

/**
 * Tells when the unread messages went up without a message that says so, as after a reconnection (D-139). Message and
 * count of one event arrive in either order, so a rise waits a moment for its message.
 */
export function createUnreadWatch(onRise: (count: number) => void) {
  let announced = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** A message came and was announced by name. */
    messageCame() {
      announced = Date.now();
    },
    countBecame(count: number, before: number | undefined) {
      clearTimeout(timer);
      if (before === undefined || count <= before) return;
      timer = setTimeout(() => {
        if (Date.now() - announced > 2 * patience) onRise(count);
      }, patience);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
