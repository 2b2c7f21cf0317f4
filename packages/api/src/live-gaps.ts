/**
 * Detects lost messages of a connection: the server numbers messages, and its heartbeat carries the last number.
 * Messages may arrive out of order, and a server may omit the numbers.
 */
export function createGapWatch() {
  let known = 0;
  const ahead = new Set<number>();

  const catchUp = () => {
    while (ahead.delete(known + 1)) known += 1;
  };

  return {
    received(message: object) {
      const eventId = "eventId" in message ? message.eventId : undefined;
      if (typeof eventId !== "number" || eventId <= known) return;
      ahead.add(eventId);
      catchUp();
    },
    /** Whether a message up to that number is missing; reports each gap once. */
    isBehind(lastEventId: number | undefined): boolean {
      if (lastEventId === undefined || lastEventId <= known) return false;
      for (const eventId of ahead) if (eventId <= lastEventId) ahead.delete(eventId);
      known = lastEventId;
      catchUp();
      return true;
    },
    reset() {
      known = 0;
      ahead.clear();
    },
  };
}
