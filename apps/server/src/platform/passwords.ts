import type { Asker } from "./fair-queue";

/** Work on passwords, implemented by the feature `auth`. Without an asker it is the server's own, and waits for none. */
export interface Passwords {
  /** The stored form of a password (argon2id); a 503 when too many wait. */
  hash(password: string, asker?: Asker): Promise<string>;
  /** Whether a password is right; takes as long for an account that does not exist. A 503 when too many wait. */
  verify(stored: string | undefined, password: string, asker?: Asker): Promise<boolean>;
}
