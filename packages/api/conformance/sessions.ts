/** A session that worked before returns 401 without a logout. */
class SessionDied extends Error {
  override name = "SessionDied";
}

const open = new Set<string>();
const dead = new Set<string>();
const writes = new Map<string, number>();

/** Takes note of an answer to a token; throws `SessionDied` when that is how the kit learns of its end. */
export function noteSession(token: string | undefined, what: string, status: number): void {
  if (token === undefined) return;
  if (!what.startsWith("GET ")) writes.set(token, writesOf(token) + 1);
  // Of a session a failure says nothing.
  if (status >= 500) return;
  if (status !== 401) return void open.add(token);
  if (!open.delete(token)) return;
  dead.add(token);
  throw new SessionDied(
    `The session of ${what} has died: it was answered before and is now a 401, though nobody logged it out. ` +
      `Whoever needs the same person next gets a new one.`,
  );
}

/** How many writes were sent with a token. */
export const writesOf = (token: string): number => writes.get(token) ?? 0;

/** Says that a session was meant to end. */
export function endSession(token: string | undefined): void {
  if (token !== undefined) open.delete(token);
}

/** Says that all sessions may have ended, by time or by a fault: whoever is needed next signs in anew. */
export function forgetSessions(): void {
  for (const token of open) dead.add(token);
  open.clear();
}

/** Whether a session is of no use any more. */
export const isDead = (token: string): boolean => dead.has(token);
