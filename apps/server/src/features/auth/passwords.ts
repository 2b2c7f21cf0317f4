import { hash, verify } from "@node-rs/argon2";
import { normalizePassword } from "@passerelle/domain";
import pLimit from "p-limit";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More in parallel would not be faster on few cores, but would delay other work.
const limit = pLimit(2);

let decoyHash: Promise<string> | undefined;

/** The stored form of a password (argon2id). */
export const hashPassword = (password: string): Promise<string> => limit(() => hash(normalizePassword(password), cost));

/** Whether a password is right; takes as long for an account that does not exist. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword("no account has this password");
  const against = stored ?? (await decoyHash);
  const fits = await limit(() => verify(against, normalizePassword(password)));
  return fits && stored !== undefined;
}
