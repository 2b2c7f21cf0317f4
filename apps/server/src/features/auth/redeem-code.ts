import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { maxCodeTries, secondsCodeValid } from "@passerelle/domain";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { secondsAfter, type Clock } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { lockUser } from "../../platform/database/lock-user";
import type { CodePurpose, Database } from "../../platform/database/schema";
import { inTransaction } from "../../platform/database/transactions";
import { takeAddressCode } from "./address-codes";
import { lockAddress } from "./lock-address";

/** Who tries a code: the holder of the registration or account, or anyone who knows the address. */
export type CodeHolder = "holder" | "anyone";

/** The owner and purpose of a code, and the address that it was mailed to; it confirms only that address. */
export interface CodeKey {
  userId: number;
  email: string;
  purpose: CodePurpose;
}

// A fast hash is enough, because the limits (five tries, fifteen minutes) protect the six digits.
const hashOf = (code: string, salt: string) => createHash("sha256").update(`${salt}:${code}`).digest("hex");

const isCode = (code: string, row: { code_hash: string; salt: string }) =>
  timingSafeEqual(Buffer.from(hashOf(code, row.salt)), Buffer.from(row.code_hash));

/** Six random digits. */
export const createCode = (): string => randomInt(1_000_000).toString().padStart(6, "0");

/** Stores a code, replacing the previous one for that purpose. */
export async function storeCode(tx: Db, clock: Clock, { userId, ...key }: CodeKey, code: string): Promise<void> {
  const now = clock.now();
  const salt = randomBytes(16).toString("hex");
  const fresh = {
    ...key,
    code_hash: hashOf(code, salt),
    salt,
    attempts: 0,
    open_attempts: 0,
    created_at: now,
    expires_at: secondsAfter(now, secondsCodeValid),
    consumed_at: null,
  };
  await tx
    .insertInto("email_codes")
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(fresh))
    .execute();
}

const ofRegistrations: readonly CodePurpose[] = ["verify_email", "verify_email_open"];

/** Whether the registration has a valid open code, which anyone who knows the address may use. */
export async function hasValidCode(db: Db, clock: Clock, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("email_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("purpose", "in", ofRegistrations)
    .where("consumed_at", "is", null)
    .where("attempts", "<", maxCodeTries)
    .where("open_attempts", "<", maxCodeTries)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** A code to try, with the account and the address that it should confirm. */
interface TriedCode {
  userId: number;
  email: string;
  for: "registration" | "new address";
  by: CodeHolder;
  code: string;
}

const purposesOf = (tried: TriedCode): readonly CodePurpose[] =>
  tried.for === "registration" ? ofRegistrations : ["change_email"];

const ofTried =
  (tried: TriedCode) =>
  (eb: ExpressionBuilder<Database, "email_codes">): Expression<SqlBool> =>
    eb.and([
      eb("user_id", "=", tried.userId),
      eb("purpose", "in", purposesOf(tried)),
      eb(sql`lower(email)`, "=", tried.email.toLowerCase()),
    ]);

export type CodeRefusal = "wrong" | "expired" | "cancelled" | "used";

/** Counts a try for each code that might match; returns their tries by salt. */
async function countTry(db: Db, tried: TriedCode): Promise<Map<string, number>> {
  const tries = tried.by === "holder" ? "attempts" : "open_attempts";
  const counted = await db
    .updateTable("email_codes")
    .set((eb) => ({ [tries]: eb(tries, "+", 1) }))
    .where(ofTried(tried))
    .where(tries, "<", maxCodeTries)
    .returning(["salt", tries])
    .execute();
  return new Map(counted.map(({ salt, ...row }) => [salt, row[tries] ?? maxCodeTries]));
}

/** Consumes a right code and its holder's other codes for the address; otherwise returns the reason for the refusal. */
async function consume(
  tx: Tx,
  clock: Clock,
  tried: TriedCode,
  counted: ReadonlyMap<string, number>,
): Promise<CodeRefusal | undefined> {
  const stored = await tx
    .selectFrom("email_codes")
    .select(["code_hash", "salt", "expires_at", "consumed_at"])
    .where(ofTried(tried))
    .orderBy("created_at", "desc")
    .forUpdate()
    .execute();
  // Callers who name neither registration nor account may only learn whether the newest code is right.
  const meant = tried.by === "holder" ? stored : stored.slice(0, 1);
  // Skips codes created after the try was counted, because the try does not count for them.
  const found = meant.find((row) => counted.has(row.salt) && isCode(tried.code, row));
  if (found?.consumed_at) return "used";
  const isRight = found !== undefined && found.expires_at > clock.now();
  if (isRight || (tried.by === "holder" && (await takeAddressCode(tx, clock, tried.email, tried.code)))) {
    await tx.updateTable("email_codes").set({ consumed_at: clock.now() }).where(ofTried(tried)).execute();
    return undefined;
  }
  if (found) return "expired";
  if (tried.by === "anyone") return "wrong";
  if (meant.every((row) => (counted.get(row.salt) ?? maxCodeTries) >= maxCodeTries)) return "cancelled";
  return meant.every((row) => row.expires_at <= clock.now()) ? "expired" : "wrong";
}

export type RedeemedCode<Result> = { refused: CodeRefusal } | { refused: undefined; result: Result };

/**
 * Takes a code for the address that it was mailed to, and runs `work` in the same transaction; or returns why the code
 * is refused. Counts the try before the comparison and outside the transaction, so that at most five concurrent tries
 * are compared and no failure undoes the count.
 */
export async function redeemCode<Result>(
  db: Db,
  clock: Clock,
  tried: TriedCode,
  work: (tx: Tx) => Promise<Result>,
): Promise<RedeemedCode<Result>> {
  const counted = await countTry(db, tried);
  return inTransaction(db, async (tx) => {
    await lockAddress(tx, tried.email);
    const isThere = await lockUser(tx, tried.userId);
    // Another registration of the address was verified first, which deleted this one.
    if (!isThere && tried.by === "holder") return { refused: "used" as const };
    const refused = await consume(tx, clock, tried, counted);
    return refused ? { refused } : { refused, result: await work(tx) };
  });
}
