import type { User } from "./database/schema";

/** The user of a token, with the current role. */
export type CurrentUser = Pick<User, "id" | "username" | "role" | "language"> & { sessionId: number };

/** Session lookup for HTTP and the live channel, implemented by the feature `auth`. */
export interface Sessions {
  /** The user of a token, unless it is unknown, expired or revoked. */
  find(token: string): Promise<CurrentUser | undefined>;
  /** Which of these sessions are neither expired nor revoked. */
  findValid(ids: readonly number[]): Promise<ReadonlySet<number>>;
}
