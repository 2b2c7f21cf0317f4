import { createHash, randomBytes } from "node:crypto";
import { minute, normalizeResetCode, resetCodeOf, resetMail, secondsResetValid } from "@passerelle/domain";
import { sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { lockUser } from "../../platform/database/lock-user";
import { recordEvent } from "../audit";
import { askingOf, type Sender } from "./mail-code";
import { findByEmail } from "./accounts-store";

/** The hash under which a mailed code is stored. */
// Sixty random bits, so one fast hash is enough.
export const hashResetCode = (code: string): string =>
  createHash("sha256").update(normalizeResetCode(code)).digest("base64url");

// With this many valid codes, a new one is mailed only when the last one is half an hour old. The mailbox thus always
// holds a valid code, even if other people request more.
const maxResets = 5;
const secondsUntilAnother = 30 * minute;

async function hasEnoughResets(tx: Tx, clock: Clock, userId: number): Promise<boolean> {
  const now = clock.now();
  const valid = await tx
    .selectFrom("password_resets")
    .select("expires_at")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("expires_at", "desc")
    .limit(maxResets)
    .execute();
  const [newest] = valid;
  if (!newest || valid.length < maxResets) return false;
  return newest.expires_at > secondsAfter(now, secondsResetValid - secondsUntilAnother);
}

/** Mails a password reset code to the account of an address; earlier codes stay valid. */
export async function sendReset(tx: Tx, sender: Sender, email: string): Promise<void> {
  const { clock, address } = sender;
  const found = await findByEmail(tx, email);
  if (!found || !(await lockUser(tx, found.id))) return;
  // The account may have changed its address before it was locked.
  const account = await findByEmail(tx, email);
  if (account?.id !== found.id) return;
  await recordEvent(tx, { event: "password_reset_requested", accountId: account.id, address });
  if (await hasEnoughResets(tx, clock, account.id)) return;
  const code = resetCodeOf(randomBytes(12));
  const expires_at = secondsAfter(clock.now(), secondsResetValid);
  await tx
    .insertInto("password_resets")
    .values({ code_hash: hashResetCode(code), user_id: account.id, email: account.email, expires_at })
    .execute();
  await sender.sendMail(tx, account.email, resetMail(code, askingOf(sender)));
}

/** The account of a valid code, while it still has the address that the code was mailed to. */
export function findReset(db: Db, clock: Clock, code: string) {
  return db
    .selectFrom("password_resets as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(["u.id", "u.email", "u.firstname"])
    .where("r.code_hash", "=", hashResetCode(code))
    .where("r.expires_at", ">", clock.now())
    .where(sql`lower(r.email)`, "=", sql`lower(u.email)`)
    .executeTakeFirst();
}

/** Consumes a code and all others of the account; undefined if it has become invalid. */
export async function consumeReset(tx: Tx, clock: Clock, userId: number, code: string) {
  await lockUser(tx, userId);
  const account = await findReset(tx, clock, code);
  if (account) await deleteResets(tx, account.id);
  return account;
}

/** Voids all codes of an account. */
export async function deleteResets(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}
