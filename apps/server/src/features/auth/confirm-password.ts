import { authErrors, FieldProblem } from "@passerelle/domain";
import type { Call, OperationId } from "../../platform/http/handler";
import { countOrReject, rejectWhileLimited, resetLimit } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import { ownerOf } from "./callers";
import { passwordFailures } from "./limit-keys";
import { findById } from "./accounts-store";

/** Returns the caller's account if the password is right; otherwise throws a refusal of `currentPassword`. */
export async function confirmPassword(
  call: Pick<Call<OperationId>, "db" | "clock" | "passwords" | "user" | "address">,
  currentPassword: string,
): ReturnType<typeof findById> {
  const { db, user } = call;
  const failures = passwordFailures(user.id);
  await rejectWhileLimited(call, failures);
  const account = await findById(db, user.id);
  if (!(await call.passwords.verify(account.password_hash, currentPassword, ownerOf(user.id)))) {
    await recordEvent(db, { event: "password_check_failed", accountId: user.id, address: call.address });
    await countOrReject(call, failures);
    throw new FieldProblem({ currentPassword: authErrors.notCurrentPassword });
  }
  // Concurrent guesses all passed the first check; those beyond the limit must not learn that they were right.
  await rejectWhileLimited(call, failures);
  await resetLimit(db, ...failures);
  return account;
}
