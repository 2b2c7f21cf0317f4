import type { ErrorText } from "@passerelle/domain";
import type { Asker } from "./fair-queue";

/** The names of a person, which their password must not consist of. */
export interface OwnNames {
  firstname: string;
  lastname: string;
  /** E-mail addresses, the username and the company, where known. */
  others: readonly string[];
}

/**
 * Password hashing and checking, implemented by the feature `auth`. Without an asker it is the server's own work, which
 * is not queued.
 */
export interface Passwords {
  /** The stored form of a password (argon2id). Throws a 503 if too many calls are waiting. */
  hash(password: string, asker?: Asker): Promise<string>;
  /**
   * Whether a password is right; takes equally long for an account that does not exist. Throws a 503 if too many calls
   * are waiting.
   */
  verify(stored: string | undefined, password: string, asker?: Asker): Promise<boolean>;
  /**
   * Why a person may not choose a password (D-263); undefined if they may.
   * @throws EstimatorUnavailable, or a 503 if too many calls are waiting
   */
  problem(password: string, owner: OwnNames, asker: Asker): Promise<ErrorText | undefined>;
}

/** The strength of passwords cannot be estimated at the moment, so no password can be chosen. */
export class EstimatorUnavailable extends Error {
  override name = "EstimatorUnavailable";
  constructor(cause: unknown) {
    super("The strength of a password cannot be estimated.", { cause });
  }
}

/** Runs every password operation by a function. */
export const runPasswordsIn = (passwords: Passwords, run: <T>(work: () => Promise<T>) => Promise<T>): Passwords => ({
  hash: (...args) => run(() => passwords.hash(...args)),
  verify: (...args) => run(() => passwords.verify(...args)),
  problem: (...args) => run(() => passwords.problem(...args)),
});
