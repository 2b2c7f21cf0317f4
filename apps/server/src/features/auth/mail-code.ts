import { randomBytes } from "node:crypto";
import { addressCodeMail, type Asking, codeMail, type MailContent } from "@passerelle/domain";
import { deviceOf } from "./user-agent";
import type { Tx } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import { count } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import { issueAddressCode } from "./address-codes";
import { type CodeHolder, type CodeKey, createCode, storeCode } from "./redeem-code";
import { codeMailsTo } from "./limit-keys";
import type { Account } from "./accounts-store";
import { lockWaiting, toIdInMail } from "./registrations-store";

/** Who requests a mail, and how to send it. */
export type Sender = Pick<Call<OperationId>, "clock" | "sendMail" | "address" | "userAgent"> & {
  /** Now, by default. */
  askedAt?: Date;
};

/** When and from what kind of device a mail was requested. */
export const askingOf = ({ clock, userAgent, askedAt = clock.now() }: Sender): Asking => ({
  at: askedAt,
  ...deviceOf(userAgent),
});

/**
 * Creates a code and mails it to the address that it confirms; false if no mail was sent. An address that has received
 * too many mails gets its own long code instead, which confirms any request for that address.
 */
export async function mailCode(
  tx: Tx,
  sender: Sender,
  key: CodeKey,
  contentOf: (code: string, asking: Asking) => MailContent,
): Promise<boolean> {
  const { clock, sendMail } = sender;
  if ((await count(tx, clock, codeMailsTo(key.email))) === 0) {
    const code = createCode();
    await storeCode(tx, clock, key, code);
    await sendMail(tx, key.email, contentOf(code, askingOf(sender)));
    return true;
  }
  // The row records the pending address; its code is random, so no one can enter it.
  if (key.purpose === "change_email") await storeCode(tx, clock, key, randomBytes(32).toString("hex"));
  const code = await issueAddressCode(tx, clock, key.email);
  if (code === undefined) return false;
  await sendMail(tx, key.email, addressCodeMail(code));
  return true;
}

/** Mails a code to a registration, if it is still waiting at that address. */
export async function sendCode(
  tx: Tx,
  sender: Sender,
  registration: Pick<Account, "id" | "email" | "registration_id">,
  askedBy: CodeHolder,
): Promise<void> {
  if (!(await lockWaiting(tx, registration))) return;
  const { id, email, registration_id } = registration;
  const purpose = askedBy === "holder" ? "verify_email" : "verify_email_open";
  const idInMail = registration_id === null ? undefined : toIdInMail(registration_id);
  const isMailed = await mailCode(tx, sender, { userId: id, email, purpose }, (code, asking) =>
    codeMail(code, email, asking, idInMail),
  );
  if (isMailed) await recordEvent(tx, { event: "code_sent", accountId: id, address: sender.address });
}
