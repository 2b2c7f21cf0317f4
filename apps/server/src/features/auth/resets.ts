import { createHash, randomBytes } from "node:crypto";
import { normalizeResetCode, resetCodeOf, secondsResetValid } from "@passerelle/domain";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";

/** A mailed code as it is stored. */
// Sixty random bits, so one fast hash is enough.
export const hashResetCode = (code: string): string =>
  createHash("sha256").update(normalizeResetCode(code)).digest("base64url");

/**
 * Creates a code for a new password, beside those asked for before. None if the account has given up the address that
 * the code would be mailed to: the account is locked, and a change of address voids the codes.
 */
export async function issueReset(
  tx: Tx,
  clock: Clock,
  { id, email }: { id: number; email: string },
): Promise<string | undefined> {
  const account = tx.selectFrom("users").select("id").where("id", "=", id).where("email", "=", email);
  if (!(await account.forNoKeyUpdate().executeTakeFirst())) return undefined;
  const code = resetCodeOf(randomBytes(12));
  const expires_at = secondsAfter(clock.now(), secondsResetValid);
  await tx
    .insertInto("password_resets")
    .values({ code_hash: hashResetCode(code), user_id: id, expires_at })
    .execute();
  return code;
}

/** The account that a code is for, while it is valid. */
export function findReset(db: Db, clock: Clock, code: string) {
  return db
    .selectFrom("password_resets as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(["u.id", "u.email", "u.username", "u.firstname"])
    .where("r.code_hash", "=", hashResetCode(code))
    .where("r.expires_at", ">", clock.now())
    .executeTakeFirst();
}

/** Uses a code, and with it every other one of the account; false if another request was faster. */
export async function consumeReset(tx: Tx, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom("password_resets")
    .where("code_hash", "=", hashResetCode(code))
    .returning("user_id")
    .executeTakeFirst();
  await deleteResets(tx, userId);
  return used !== undefined;
}

/** Voids all codes of an account. */
export async function deleteResets(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

/** Deletes expired codes. */
export async function deleteExpiredResets(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom("password_resets").where("expires_at", "<=", clock.now()).execute();
}
