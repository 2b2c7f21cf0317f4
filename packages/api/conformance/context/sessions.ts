/** A session that worked before now returns 401 without a logout. */
class SessionDied extends Error {
  override name = "SessionDied";
}

const open = new Set<string>();
const dead = new Set<string>();
/** The times of the writes with a token. */
const writes = new Map<string, number[]>();

/** Records the status of an answer to a token; throws `SessionDied` when a session ended unexpectedly. */
export function noteSession(token: string | undefined, what: string, status: number): void {
  if (token === undefined) return;
  if (!what.startsWith("GET ")) writes.set(token, [...(writes.get(token) ?? []), Date.now()]);
  // A server error does not tell whether the session is valid.
  if (status >= 500) return;
  if (status !== 401) return void open.add(token);
  if (!open.delete(token)) return;
  dead.add(token);
  throw new SessionDied(
    `The session of ${what} was lost: its calls now get a 401, though no one ended it. ` +
      `The next test that needs this person gets a new one.`,
  );
}

/** The number of writes sent with a token, in all or since a time. */
export const writesOf = (token: string, since = 0): number =>
  (writes.get(token) ?? []).filter((time) => time >= since).length;

/** Records that a session was ended on purpose. */
export function endSession(token: string | undefined): void {
  if (token !== undefined) open.delete(token);
}

/** Marks all sessions as ended, after the clock moved or a fault: shared people then sign in again. */
export function forgetSessions(): void {
  for (const token of open) dead.add(token);
  open.clear();
}

export const isDead = (token: string): boolean => dead.has(token);
