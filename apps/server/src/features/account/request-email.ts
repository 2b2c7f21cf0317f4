import { authErrors, FieldProblem, newEmailMail, rateLimits } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import type { Call } from "../../platform/http/handler";
import { countOrReject } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import { confirmPassword, mailCode } from "../auth";
import { findPendingEmail, giveUpEmail } from "./email-store";
import { findUser } from "./store";

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Whether a form requests another address. Limits such requests, and asks for the password unless the address is
 * already waiting for its code.
 */
export async function checkEmailRequest(call: Call<"updateMe">): Promise<boolean> {
  const { db, user, body } = call;
  const { email, currentPassword } = body;
  if (email === undefined) return false;
  const before = await findUser(db, user.id);
  if (isSame(before.email, email)) return false;
  await countOrReject(call, [{ limit: rateLimits.emailMoves, subject: String(user.id) }]);
  const pending = await findPendingEmail(db, user.id);
  if (pending !== undefined && isSame(pending, email)) return true;
  if (!currentPassword) throw new FieldProblem({ currentPassword: authErrors.currentPasswordMissing });
  await confirmPassword(call, currentPassword);
  return true;
}

/** Mails the code to the new address, or cancels the change for the current one. Returns the address to store. */
export async function requestEmail(
  tx: Tx,
  call: Call<"updateMe">,
  present: { email: string },
  isChecked: boolean,
): Promise<string | undefined> {
  const { user, address } = call;
  const { email } = call.body;
  if (email === undefined) return undefined;
  if (isSame(present.email, email)) {
    await giveUpEmail(tx, user.id);
    return email;
  }
  if (!isChecked) return undefined;
  await recordEvent(tx, { event: "email_change_requested", accountId: user.id, address });
  await mailCode(tx, call, { userId: user.id, email, purpose: "change_email" }, newEmailMail);
  return undefined;
}
