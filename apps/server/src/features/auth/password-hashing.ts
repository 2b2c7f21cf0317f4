import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { authErrors, fieldErrors, trimText } from "@passerelle/domain";
import { type Asker, createFairQueue } from "../../platform/fair-queue";
import type { Passwords } from "../../platform/password-service";
import { findWeakness } from "./password-strength";

/**
 * The form in which a password is hashed and compared. Keyboards encode accented letters differently, so that the same
 * password would otherwise fail on another device.
 */
const normalizePassword = (password: string): string => password.normalize("NFC");

export type PasswordCost = Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>;

const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const problems = { guessable: authErrors.passwordGuessable, personal: authErrors.passwordPersonal };

/** Hashes passwords at the given cost and estimates their strength; only tests set either. */
export function createPasswords(cost = defaultCost, estimate = findWeakness): Passwords {
  // More parallel hashes would not be faster, and would take the core that everything else needs.
  const runFairly = createFairQueue(Math.min(2, Math.max(1, availableParallelism() - 1)));
  const runFor = <T>(asker: Asker | undefined, work: () => Promise<T>) => (asker ? runFairly(asker, work) : work());
  // The thread of estimates does one after the other.
  const estimateFairly = createFairQueue(1);
  const create = (password: string, asker?: Asker) => runFor(asker, () => hash(normalizePassword(password), cost));
  let decoyHash: Promise<string> | undefined;

  return {
    hash: create,
    async verify(stored, password, asker) {
      decoyHash ??= create("no account has this password");
      const against = stored ?? (await decoyHash);
      const fits = await runFor(asker, () => verify(against, normalizePassword(password)));
      return fits && stored !== undefined;
    },
    async problem(password, owner, asker) {
      if (trimText(password) === "") return fieldErrors.required;
      const weakness = await estimateFairly(asker, () => estimate({ password, owner }));
      return weakness && problems[weakness];
    },
  };
}
