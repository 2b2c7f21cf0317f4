import type { User } from "./database/schema";

/** The user of a token. */
export type CurrentUser = Pick<User, "id" | "role"> & { sessionId: number };

/** The user of a live channel, with the language last requested over HTTP. */
export type LiveUser = CurrentUser & Pick<User, "language">;

/** For how many milliseconds a process may go by a session that it has looked up, unless it hears of its end. */
export const sessionTrust = 5_000;

/** Session lookup for HTTP and the live channel, implemented by the feature `auth`. */
export interface Sessions {
  /** The user of a token, unless it is unknown, expired or revoked; one seen within the last seconds costs no query. */
  find(token: string): Promise<CurrentUser | undefined>;
  /** The same, looked up whatever was seen before. */
  findAnew(token: string): Promise<LiveUser | undefined>;
  /** The user of a ticket for the live channel, which is then used up; of one whose session has ended there is none. */
  consumeTicket(ticket: string): Promise<LiveUser | undefined>;
  /** Which of these sessions are neither expired nor revoked. */
  findValid(ids: readonly number[]): Promise<ReadonlySet<number>>;
}
