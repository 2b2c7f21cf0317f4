import type { Asker } from "../../platform/fair-queue";
import type { Call } from "../../platform/http/handler";
import { recordEvent } from "../audit";
import { type Account, findByEmail, findWaiting } from "./store";

/**
 * The account with an address and password, or the registration that still has to be verified. Takes equally long for
 * addresses without an account.
 */
export async function verifyCredentials(
  { db, passwords, body, address }: Call<"login">,
  asker: Asker,
): Promise<Account | undefined> {
  const { email, password } = body;
  const account = await findByEmail(db, email);
  const candidates = account ? [account] : await findWaiting(db, email);
  for (const candidate of candidates)
    if (await passwords.verify(candidate.password_hash, password, asker)) return candidate;
  if (candidates.length === 0) await passwords.verify(undefined, password, asker);
  await recordEvent(db, { event: "login_failed", accountId: account?.id, address });
  return undefined;
}
