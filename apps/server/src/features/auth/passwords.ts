import { hash, verify } from "@node-rs/argon2";
import { busy, normalizePassword } from "@passerelle/domain";
import pLimit from "p-limit";
import { networkOf } from "./networks";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More in parallel would not be faster on few cores, but would delay other work.
const limit = pLimit(2);

// Whoever comes later would wait for seconds; one network must not take all the places.
const maxWaiting = 40;
const maxWaitingOfNetwork = 10;
const waiting = new Map<string, number>();

/** Works on a password in turn; rejects the request of an address when too many wait. */
async function inTurn<T>(address: string | undefined, work: () => Promise<T>): Promise<T> {
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

let decoyHash: Promise<string> | undefined;

/** The stored form of a password (argon2id); a 503 when too many wait, unless no address asks. */
export const hashPassword = (password: string, address?: string): Promise<string> =>
  inTurn(address, () => hash(normalizePassword(password), cost));

/** Whether a password is right; takes as long for an account that does not exist. A 503 when too many wait. */
export async function verifyPassword(stored: string | undefined, password: string, address?: string): Promise<boolean> {
  decoyHash ??= hashPassword("no account has this password");
  const against = stored ?? (await decoyHash);
  const fits = await inTurn(address, () => verify(against, normalizePassword(password)));
  return fits && stored !== undefined;
}
