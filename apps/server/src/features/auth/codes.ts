import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { maxCodeTries, secondsCodeValid } from "@passerelle/domain";
import { secondsAfter, type Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";

const week = 7 * 24 * 60 * 60;
const purpose = "verify_email";

// A fast hash is enough: six digits are protected by the limits of five tries and fifteen minutes.
const hashOf = (code: string, salt: string) => createHash("sha256").update(`${salt}:${code}`).digest("hex");

/** Creates a code, which replaces the account's former one. */
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

/** Whether the account has a code that is still valid. */
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

export type CodeResult = "right" | "wrong" | "expired" | "cancelled";

/**
 * Checks a code. The try is counted before the comparison and outside of any transaction, so that of any number of
 * concurrent tries five are compared, and no count is rolled back.
 */
export async function checkCode(db: Db, clock: Clock, userId: number, code: string): Promise<CodeResult> {
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

/** Marks a code as used; false if another request was faster. */
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

/** Deletes codes that expired a week ago. */
export async function deleteExpiredCodes(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom("email_codes").where("expires_at", "<=", secondsAfter(clock.now(), -week)).execute();
}
