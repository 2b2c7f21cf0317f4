import type { User } from "./database/schema";

export type CurrentUser = Pick<User, "id" | "role"> & { sessionId: number };

/** The user of a live channel, with the language last requested over HTTP. */
export type LiveUser = CurrentUser & Pick<User, "language">;

/** Milliseconds for which a process may trust a session that it has looked up, unless an event reports its end. */
export const sessionTrust = 5_000;

/** Session lookup for HTTP and the live channel, implemented by the feature `auth`. */
export interface Sessions {
  /**
   * The user of a token, unless it is unknown, expired or revoked; cached for a few seconds. `runQueued` runs the query
   * for a token that is not cached.
   */
  find(token: string, runQueued?: <T>(lookUp: () => Promise<T>) => Promise<T>): Promise<CurrentUser | undefined>;
  /** The same without the cache. */
  findAnew(token: string): Promise<LiveUser | undefined>;
  /** Consumes a ticket for the live channel and returns its user, unless the session has ended. */
  consumeTicket(ticket: string): Promise<LiveUser | undefined>;
  /** The given sessions that are neither expired nor revoked. */
  findValid(ids: readonly number[]): Promise<ReadonlySet<number>>;
}
