import { passwordChangedMail, authErrors, checkAll, Problem } from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import { type Answer, type Call, ok, type Routes } from "../../platform/http/handler";
import { formRoute, route } from "../../platform/http/route";
import { countOrReject, secondsToWait } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import { choosePassword } from "./choose-password";
import { confirmPassword } from "./confirm-password";
import { forgetOtherDevices, replaceDevices } from "./known-devices";
import { lockCaller } from "./lock-account-row";
import { forgetLoginFailures, resetFailures, resetPauses, resetRequests } from "./limit-keys";
import { consumeReset, deleteResets, findReset } from "./password-resets";
import { revokeSessions } from "./sessions";
import { savePassword } from "./accounts-store";

/** POST /user/forgot-password: gives the same answer whether or not the address has an account. */
const forgotPassword = route<"forgotPassword">({ role: "visitor" }, async (call) => {
  const { body, db, clock, say } = call;
  await countOrReject(call, resetRequests(body.email, call.address));
  await call.requestMail({ kind: "password_reset", email: body.email });
  const resendIn = await secondsToWait(db, clock, resetPauses(body.email, call.address));
  return ok({ message: say(authErrors.resetOnItsWay), resendIn });
});

/** POST /user/reset-password: exchanges a code for a password once; ends every session, forgets the other devices. */
const resetPassword = route<"resetPassword">({ role: "visitor" }, async (call) => {
  const { body, db, clock, say, sendMail, publish, address } = call;
  const account = await findReset(db, clock, body.code);
  if (!account) {
    await countOrReject(call, resetFailures(address));
    await recordEvent(db, { event: "password_reset_failed", address });
    throw new Problem(400, authErrors.wrongResetCode);
  }
  const hash = await choosePassword(call, account.id, body.password);
  const { ended, device } = await inTransaction(db, async (tx) => {
    if (!(await consumeReset(tx, clock, account.id, body.code))) throw new Problem(400, authErrors.wrongResetCode);
    await savePassword(tx, account.id, hash);
    await recordEvent(tx, { event: "password_reset", accountId: account.id, address });
    await sendMail(tx, account.email, passwordChangedMail(account.firstname));
    return {
      ended: await revokeSessions(tx, clock, account.id),
      device: await replaceDevices(tx, account.id, call),
    };
  });
  for (const sessionId of ended) publish(account.id, { kind: "session-ended", sessionId });
  await forgetLoginFailures(db, account.email, address);
  return { ...ok({ message: say(authErrors.passwordChanged) }), headers: { "set-cookie": device } };
});

/** POST /user/password: changes the password; ends all other sessions and forgets the other devices. */
const changePassword = formRoute<"changePassword">({ role: "member" }, async (call) => {
  const { account, hash } = await checkAll({
    account: () => confirmPassword(call, call.body.currentPassword),
    hash: () => choosePassword(call, call.user.id, call.body.password),
  });
  return () => saveChange(call, account, hash);
});

async function saveChange(
  call: Call<"changePassword">,
  account: Awaited<ReturnType<typeof confirmPassword>>,
  hash: string,
): Promise<Answer<"changePassword">> {
  const { db, clock, say, sendMail, publish, user } = call;
  const ended = await inTransaction(db, async (tx) => {
    await lockCaller(tx, call, account);
    await savePassword(tx, user.id, hash);
    await recordEvent(tx, { event: "password_changed", accountId: user.id, address: call.address });
    await deleteResets(tx, user.id);
    await forgetOtherDevices(tx, user.id, call);
    await sendMail(tx, account.email, passwordChangedMail(account.firstname));
    return revokeSessions(tx, clock, user.id, user.sessionId);
  });
  for (const sessionId of ended) publish(user.id, { kind: "session-ended", sessionId });
  return ok({ message: say(authErrors.otherPasswordSaved) });
}

export const passwordRoutes = { forgotPassword, resetPassword, changePassword } satisfies Routes;
