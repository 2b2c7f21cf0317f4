import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { busy, normalizePassword } from "@passerelle/domain";
import pLimit from "p-limit";
import type { Passwords } from "../../platform/passwords";
import { networkOf } from "../../platform/ip-networks";

export type PasswordCost = Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>;

const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Whoever comes later would wait for seconds; one network must not take all the places.
const maxWaiting = 40;
const maxWaitingOfNetwork = 10;

/** Hashes at the given cost; only tests give one. */
export function createPasswords(cost = defaultCost): Passwords {
  // More in parallel would not be faster, but would take the core that everything else needs.
  const limit = pLimit(Math.min(2, Math.max(1, availableParallelism() - 1)));
  const waiting = new Map<string, number>();

  /** Works on a password in the order of arrival; rejects the request of an address when too many wait. */
  async function runQueued<T>(address: string | undefined, work: () => Promise<T>): Promise<T> {
    if (address === undefined) return limit(work);
    const network = networkOf(address);
    const count = waiting.get(network) ?? 0;
    if (limit.pendingCount >= maxWaiting || count >= maxWaitingOfNetwork) throw busy();
    waiting.set(network, count + 1);
    try {
      return await limit(work);
    } finally {
      const left = (waiting.get(network) ?? 1) - 1;
      if (left > 0) waiting.set(network, left);
      else waiting.delete(network);
    }
  }

  const create = (password: string, address?: string) =>
    runQueued(address, () => hash(normalizePassword(password), cost));
  let decoyHash: Promise<string> | undefined;

  return {
    hash: create,
    async verify(stored, password, address) {
      decoyHash ??= create("no account has this password");
      const against = stored ?? (await decoyHash);
      const fits = await runQueued(address, () => verify(against, normalizePassword(password)));
      return fits && stored !== undefined;
    },
  };
}
