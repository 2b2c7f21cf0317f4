import { codeMail } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import { recordEvent } from "../audit";
import { type CodeHolder, issueCode } from "./codes";
import { type Account, toIdInMail } from "./store";

type Sender = Pick<Call<OperationId>, "clock" | "sendMail" | "address">;

/** Creates a code for a registration and mails it, in one transaction. */
export async function sendCode(
  tx: Tx,
  sender: Sender,
  registration: Pick<Account, "id" | "email" | "registration_id">,
  askedBy: CodeHolder,
): Promise<void> {
  const { clock, sendMail, address } = sender;
  const { id, email, registration_id } = registration;
  const code = await issueCode(tx, clock, id, askedBy === "holder" ? "verify_email" : "verify_email_open");
  await recordEvent(tx, { event: "code_sent", accountId: id, address });
  await sendMail(tx, email, codeMail(code, email, registration_id === null ? undefined : toIdInMail(registration_id)));
}
