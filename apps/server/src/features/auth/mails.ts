import { codeMail } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import { issueCode } from "./codes";

type Sender = Pick<Call<OperationId>, "clock" | "config" | "say" | "sendMail">;

/** Creates a code for an account and mails it, in one transaction. */
export async function sendCode(tx: Tx, sender: Sender, account: { id: number; email: string }): Promise<void> {
  const { clock, config, say, sendMail } = sender;
  const code = await issueCode(tx, clock, account.id);
  const { subject, body } = codeMail(code, config.publicUrl && `${config.publicUrl}/verify-email`);
  await sendMail(tx, { recipient: account.email, subject: say(subject), body: say(body) });
}
