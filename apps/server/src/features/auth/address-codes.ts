import { createHash, randomInt } from "node:crypto";
import { secondsAddressCodeValid, secondsCodeValid } from "@passerelle/domain";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Tx } from "../../platform/database/database";

const eightDigits = () => randomInt(100_000_000).toString().padStart(8, "0");

// Sixteen digits cannot be guessed, so one fast hash suffices, and tries need no limit, which others could use up.
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");

/**
 * Creates and stores the long code for an address that has reached its limit of mails, and returns it for the mail;
 * undefined while the previous code is still valid for longer than a short one.
 */
export async function issueAddressCode(tx: Tx, clock: Clock, email: string): Promise<string | undefined> {
  const code = `${eightDigits()}${eightDigits()}`;
  const now = clock.now();
  const fresh = { code_hash: hashOf(code), expires_at: secondsAfter(now, secondsAddressCodeValid) };
  const issued = await tx
    .insertInto("address_codes")
    .values({ email: email.toLowerCase(), ...fresh })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet(fresh)
        .where("address_codes.expires_at", "<=", secondsAfter(now, secondsCodeValid)),
    )
    .returning("email")
    .executeTakeFirst();
  return issued && code.replaceAll(/\d{4}(?=\d)/g, "$& ");
}

/** Consumes the code of an address; returns whether it was right. */
export async function takeAddressCode(tx: Tx, clock: Clock, email: string, code: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom("address_codes")
    .where("email", "=", email.toLowerCase())
    .where("code_hash", "=", hashOf(code))
    .where("expires_at", ">", clock.now())
    .returning("email")
    .executeTakeFirst();
  return taken !== undefined;
}
