import type { User } from "./database/schema";

/** Whom a token belongs to; the role is that of this moment. */
export type CurrentUser = Pick<User, "id" | "username" | "role" | "language"> & { sessionId: number };

/** What HTTP and the live channel need to know of sessions; the feature `auth` keeps them. */
export interface Sessions {
  /** The user of a token, unless it is unknown, expired or revoked. */
  find(token: string): Promise<CurrentUser | undefined>;
  /** Which of these sessions are neither expired nor revoked. */
  findValid(ids: readonly number[]): Promise<ReadonlySet<number>>;
}
