/** Work on passwords, implemented by the feature `auth`. */
export interface Passwords {
  /** The stored form of a password (argon2id); a 503 when too many wait, unless no address asks. */
  hash(password: string, address?: string): Promise<string>;
  /** Whether a password is right; takes as long for an account that does not exist. A 503 when too many wait. */
  verify(stored: string | undefined, password: string, address?: string): Promise<boolean>;
}
