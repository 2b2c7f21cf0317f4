import { randomBytes } from "node:crypto";
import { resetCodeOf, secondsEmailUndoValid } from "@passerelle/domain";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { hashResetCode } from "../auth";

/** The unconfirmed new address of an account, if any. */
export async function findPendingEmail(db: Db, userId: number): Promise<string | undefined> {
  const waiting = await db
    .selectFrom("email_codes")
    .select("email")
    .where("user_id", "=", userId)
    .where("purpose", "=", "change_email")
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  return waiting?.email;
}

/** Cancels a pending change of address. */
export async function giveUpEmail(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("email_codes").where("user_id", "=", userId).where("purpose", "=", "change_email").execute();
}

/** Creates the code that lets a former address undo the change. */
export async function issueUndo(tx: Tx, clock: Clock, userId: number, email: string): Promise<string> {
  const code = resetCodeOf(randomBytes(12));
  const expires_at = secondsAfter(clock.now(), secondsEmailUndoValid);
  await tx
    .insertInto("email_undos")
    .values({ code_hash: hashResetCode(code), user_id: userId, email, expires_at })
    .execute();
  return code;
}

/** The pending undo of a code; undefined once it has expired. */
export function findUndo(db: Db, clock: Clock, code: string) {
  return db
    .selectFrom("email_undos as e")
    .innerJoin("users as u", "u.id", "e.user_id")
    .select(["e.id as undoId", "e.email", "u.id", "u.firstname"])
    .where("e.code_hash", "=", hashResetCode(code))
    .where("e.expires_at", ">", clock.now())
    .executeTakeFirst();
}

/**
 * Uses an undo; false if another request was faster. Undos of later changes are deleted too, because those addresses
 * may be a thief's; undos of earlier changes stay valid for the original owner.
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
