import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { normalizePassword } from "@passerelle/domain";
import { type Asker, createFairQueue } from "../../platform/fair-queue";
import type { Passwords } from "../../platform/passwords";

export type PasswordCost = Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>;

const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords at the given cost; only tests set it. */
export function createPasswords(cost = defaultCost): Passwords {
  // More parallel hashes would not be faster, and would take the core that everything else needs.
  const runFairly = createFairQueue(Math.min(2, Math.max(1, availableParallelism() - 1)));
  const runFor = <T>(asker: Asker | undefined, work: () => Promise<T>) => (asker ? runFairly(asker, work) : work());
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
  };
}
