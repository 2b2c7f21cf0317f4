/**
 * Counts what a connection is told, to notice what never came: the server numbers everything in order, and its heartbeat
 * carries the last number. Numbers may come in another order. A server need not number anything.
 */
export function createGapWatch() {
  let known = 0;
  const ahead = new Set<number>();

  const catchUp = () => {
    while (ahead.delete(known + 1)) known += 1;
  };

  return {
    heard(message: object) {
      const eventId = "eventId" in message ? message.eventId : undefined;
      if (typeof eventId !== "number" || eventId <= known) return;
      ahead.add(eventId);
      catchUp();
    },
    /** Whether something up to that number has not come; it is then taken for made up for. */
    isBehind(lastEventId: number | undefined): boolean {
      if (lastEventId === undefined || lastEventId <= known) return false;
      for (const eventId of ahead) if (eventId <= lastEventId) ahead.delete(eventId);
      known = lastEventId;
      catchUp();
      return true;
    },
    /** Begins again, for a new connection. */
    reset() {
      known = 0;
      ahead.clear();
    },
  };
}
