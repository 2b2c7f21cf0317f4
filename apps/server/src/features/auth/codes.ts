import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { maxCodeTries, secondsCodeValid, week } from "@passerelle/domain";
import { secondsAfter, type Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import type { CodePurpose } from "../../platform/database/schema";

/** Who tries a code: whoever names the registration, or anybody who knows the address. */
export type CodeHolder = "holder" | "anyone";

// A fast hash is enough: six digits are protected by the limits of five tries and fifteen minutes.
const hashOf = (code: string, salt: string) => createHash("sha256").update(`${salt}:${code}`).digest("hex");

/** Whether a code is the one that is stored as a hash. */
export const isCode = (code: string, row: { code_hash: string; salt: string }): boolean =>
  timingSafeEqual(Buffer.from(hashOf(code, row.salt)), Buffer.from(row.code_hash));

/** Six random digits, and what is stored of them. */
export function createCode(): { code: string; code_hash: string; salt: string } {
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const salt = randomBytes(16).toString("hex");
  return { code, code_hash: hashOf(code, salt), salt };
}

/** Creates a code, which replaces the former one of that purpose. */
export async function issueCode(db: Db, clock: Clock, userId: number, purpose: CodePurpose): Promise<string> {
  const { code, code_hash, salt } = createCode();
  const now = clock.now();
  const fresh = {
    code_hash,
    salt,
    attempts: 0,
    open_attempts: 0,
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

/** Whether the registration has a code that anybody may still use. */
export async function hasValidCode(db: Db, clock: Clock, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("email_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("purpose", "=", "verify_email")
    .where("consumed_at", "is", null)
    .where("attempts", "<", maxCodeTries)
    .where("open_attempts", "<", maxCodeTries)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

export type CodeResult = "right" | "wrong" | "expired" | "cancelled" | "used";

/**
 * Checks a code of a registration. The try is counted before the comparison and outside of any transaction, so that of
 * any number of concurrent tries five are compared, and no count is rolled back. Who does not name the registration
 * uses up tries of their own, and learns nothing but whether the newest code is right.
 */
export async function checkCode(
  db: Db,
  clock: Clock,
  userId: number,
  code: string,
  by: CodeHolder,
): Promise<CodeResult> {
  const tries = by === "holder" ? "attempts" : "open_attempts";
  const codes = await db
    .updateTable("email_codes")
    .set((eb) => ({ [tries]: eb(tries, "+", 1) }))
    .where("user_id", "=", userId)
    .where(tries, "<", maxCodeTries)
    .returning(["code_hash", "salt", "expires_at", "created_at", "consumed_at", tries])
    .execute();
  const newestFirst = codes.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const open = by === "holder" ? newestFirst : newestFirst.slice(0, 1);
  const found = open.find((row) => isCode(code, row));
  if (found?.consumed_at) return "used";
  if (found) return found.expires_at > clock.now() ? "right" : "expired";
  if (by === "anyone") return "wrong";
  if (open.every((row) => (row[tries] ?? 0) >= maxCodeTries)) return "cancelled";
  return open.every((row) => row.expires_at <= clock.now()) ? "expired" : "wrong";
}

/** Marks a registration's codes as used; false if another request was faster. */
export async function consumeCodes(tx: Db, clock: Clock, userId: number): Promise<boolean> {
  const consumed = await tx
    .updateTable("email_codes")
    .set({ consumed_at: clock.now() })
    .where("user_id", "=", userId)
    .where("consumed_at", "is", null)
    .returning("user_id")
    .execute();
  return consumed.length > 0;
}

/** Deletes codes that expired a week ago. */
export async function deleteExpiredCodes(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom("email_codes").where("expires_at", "<=", secondsAfter(clock.now(), -week)).execute();
}
