import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { maxCodeTries, secondsCodeValid } from "@passerelle/domain";
import { secondsAfter, type Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";

const week = 7 * 24 * 60 * 60;
const purpose = "verify_email";

// A fast hash is enough: what protects six digits is that they may be tried five times, for a quarter of an hour.
const hashOf = (code: string, salt: string) => createHash("sha256").update(`${salt}:${code}`).digest("hex");

/** Makes a new code, which takes the place of the account's former one (D-034, D-037). */
export async function issueCode(db: Db, clock: Clock, userId: number): Promise<string> {
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const salt = randomBytes(16).toString("hex");
  const now = clock.now();
  const fresh = {
    code_hash: hashOf(code, salt),
    salt,
    attempts: 0,
    created_at: now,
    expires_at: secondsAfter(now, secondsCodeValid),
    consumed_at: null,
  };
  await db
    .insertInto("email_codes")
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(fresh))
    .execute();
  return code;
}

/** Whether the account has a code that would still be taken (D-038). */
export async function hasValidCode(db: Db, clock: Clock, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("email_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("consumed_at", "is", null)
    .where("attempts", "<", maxCodeTries)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

export type Tried = "right" | "wrong" | "expired" | "cancelled";

/**
 * Tries a code. The try is counted before it is compared and outside of any transaction, so that however many come at
 * once, five are compared, and none is forgotten (D-036).
 */
export async function tryCode(db: Db, clock: Clock, userId: number, code: string): Promise<Tried> {
  const row = await db
    .updateTable("email_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("consumed_at", "is", null)
    .where("attempts", "<", maxCodeTries)
    .returning(["code_hash", "salt", "expires_at", "attempts"])
    .executeTakeFirst();
  if (!row) return "cancelled";
  if (row.expires_at <= clock.now()) return "expired";
  const fits = timingSafeEqual(Buffer.from(hashOf(code, row.salt)), Buffer.from(row.code_hash));
  if (fits) return "right";
  return row.attempts < maxCodeTries ? "wrong" : "cancelled";
}

/** Uses a right code up; false if another request was faster (D-034). */
export async function consumeCode(tx: Db, clock: Clock, userId: number): Promise<boolean> {
  const consumed = await tx
    .updateTable("email_codes")
    .set({ consumed_at: clock.now() })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("consumed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return consumed !== undefined;
}

/** Deletes codes that ran out a week ago. */
export async function deleteExpiredCodes(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom("email_codes").where("expires_at", "<=", secondsAfter(clock.now(), -week)).execute();
}
