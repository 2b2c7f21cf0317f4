import { codeMail } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import { recordEvent } from "../audit";
import { type CodeHolder, issueCode } from "./codes";

type Sender = Pick<Call<OperationId>, "clock" | "config" | "say" | "sendMail" | "address">;

/** Creates a code for a registration and mails it, in one transaction. */
export async function sendCode(
  tx: Tx,
  sender: Sender,
  registration: { id: number; email: string },
  askedBy: CodeHolder,
): Promise<void> {
  const { clock, config, say, sendMail, address } = sender;
  const code = await issueCode(tx, clock, registration.id, askedBy === "holder" ? "verify_email" : "verify_email_open");
  const { subject, body } = codeMail(code, config.publicUrl && `${config.publicUrl}/verify-email`);
  await recordEvent(tx, { event: "code_sent", accountId: registration.id, address });
  await sendMail(tx, { recipient: registration.email, subject: say(subject), body: say(body) });
}
