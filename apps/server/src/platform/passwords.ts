import type { Asker } from "./fair-queue";

/**
 * Password hashing, implemented by the feature `auth`. Without an asker it is the server's own work, which is not
 * queued.
 */
export interface Passwords {
  /** The stored form of a password (argon2id). Throws a 503 if too many calls are waiting. */
  hash(password: string, asker?: Asker): Promise<string>;
  /**
   * Whether a password is right; takes equally long for an account that does not exist. Throws a 503 if too many calls
   * are waiting.
   */
  verify(stored: string | undefined, password: string, asker?: Asker): Promise<boolean>;
}
