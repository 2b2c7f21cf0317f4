import { randomBytes } from "node:crypto";
import { day, maxCodeTries, resetCodeOf, secondsCodeValid, secondsEmailUndoValid } from "@passerelle/domain";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { createCode, hashResetCode, isCode } from "../auth";

/** The address that an account waits to have confirmed. */
export function findPendingEmail(db: Db, userId: number) {
  return db.selectFrom("email_changes").select("email").where("user_id", "=", userId).executeTakeFirst();
}

/** Lets an address wait for its code, in the place of any other; the code. */
export async function startEmailChange(tx: Tx, clock: Clock, userId: number, email: string): Promise<string> {
  const { code, code_hash, salt } = createCode();
  const now = clock.now();
  const fresh = {
    email,
    code_hash,
    salt,
    attempts: 0,
    created_at: now,
    expires_at: secondsAfter(now, secondsCodeValid),
  };
  await tx
    .insertInto("email_changes")
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
    .execute();
  return code;
}

/**
 * Checks a code for a new address. The try is counted before the comparison and outside of any transaction, so that of
 * any number of concurrent tries five are compared.
 */
export async function checkEmailCode(
  db: Db,
  clock: Clock,
  userId: number,
  code: string,
): Promise<"right" | "wrong" | "expired" | "cancelled"> {
  const change = await db
    .updateTable("email_changes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("user_id", "=", userId)
    .where("attempts", "<", maxCodeTries)
    .returning(["code_hash", "salt", "attempts", "expires_at"])
    .executeTakeFirst();
  if (!change) return (await findPendingEmail(db, userId)) ? "cancelled" : "wrong";
  if (change.expires_at <= clock.now()) return "expired";
  if (isCode(code, change)) return "right";
  return change.attempts >= maxCodeTries ? "cancelled" : "wrong";
}

/** Deletes the pending change of address; returns that address, or undefined if another request has deleted it. */
export async function endEmailChange(tx: Tx, userId: number): Promise<string | undefined> {
  const ended = await tx.deleteFrom("email_changes").where("user_id", "=", userId).returning("email").execute();
  return ended[0]?.email;
}

/** Creates the code with which a former address takes the change back. */
export async function issueUndo(tx: Tx, clock: Clock, userId: number, email: string): Promise<string> {
  const code = resetCodeOf(randomBytes(12));
  const expires_at = secondsAfter(clock.now(), secondsEmailUndoValid);
  await tx
    .insertInto("email_undos")
    .values({ code_hash: hashResetCode(code), user_id: userId, email, expires_at })
    .execute();
  return code;
}

/** What a code takes back, while it is valid. */
export function findUndo(db: Db, clock: Clock, code: string) {
  return db
    .selectFrom("email_undos as e")
    .innerJoin("users as u", "u.id", "e.user_id")
    .select(["e.id as undoId", "e.email", "u.id", "u.username", "u.firstname"])
    .where("e.code_hash", "=", hashResetCode(code))
    .where("e.expires_at", ">", clock.now())
    .executeTakeFirst();
}

/**
 * Uses an undo; false if another request was faster. Those of later changes go with it, as their addresses may be a
 * thief's; those of earlier ones stay valid, for whoever was robbed first.
 */
export async function consumeUndo(tx: Tx, userId: number, undoId: number): Promise<boolean> {
  const used = await tx
    .deleteFrom("email_undos")
    .where("user_id", "=", userId)
    .where("id", ">=", undoId)
    .returning("id")
    .execute();
  return used.some(({ id }) => id === undoId);
}

/** Deletes undos that have expired, and addresses that nobody confirmed within a day. */
export async function deleteExpiredEmailChanges(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom("email_undos").where("expires_at", "<=", now).execute();
  await db.deleteFrom("email_changes").where("created_at", "<=", secondsAfter(now, -day)).execute();
}
