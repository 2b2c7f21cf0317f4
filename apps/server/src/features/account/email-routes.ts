import { passwordChangedMail, authErrors, FieldProblem, Problem, rateLimits, undoMail } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject, type LimitedSubject, rejectWhileLimited, resetLimit } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import {
  choosePassword,
  deleteResets,
  forgetLoginFailures,
  lockCaller,
  redeemCode,
  replaceDevices,
  resetFailures,
  revokeSessions,
} from "../auth";
import { consumeUndo, findPendingEmail, findUndo, giveUpEmail, issueUndo } from "./email-store";
import * as presenter from "./presenter";
import { findUser, lockUser, takenFields, updateUser } from "./store";

const codeErrors = {
  wrong: authErrors.wrongCode,
  expired: authErrors.expiredCode,
  cancelled: authErrors.cancelledCode,
  used: authErrors.wrongCode,
};

/** Wrong codes for a new e-mail address. */
const emailCodeFailures = (userId: number): LimitedSubject => ({
  limit: rateLimits.codeFailures,
  subject: `email of ${userId}`,
});

const nothingWaits = { refused: "wrong" } as const;

/** POST /user/confirm-email: switches to the new address; the former address can undo the change for a week. */
const confirmEmail = route<"confirmEmail">({ role: "member" }, async (call) => {
  const { body, db, clock, user, say, sendMail, address } = call;
  const failures = emailCodeFailures(user.id);
  await rejectWhileLimited(call, [failures]);
  const email = await findPendingEmail(db, user.id);
  const code = body.code.replaceAll(/\s/g, "");
  const confirm = async (tx: Tx) => {
    await lockCaller(tx, call);
    const before = await findUser(tx, user.id);
    const taken = await takenFields(tx, user.id, { email }, clock.now());
    if (taken["email"]) throw new FieldProblem({ code: taken["email"] });
    await updateUser(tx, user.id, { email });
    // Their codes were mailed to the former address.
    await deleteResets(tx, user.id);
    const undo = await issueUndo(tx, clock, user.id, before.email);
    await recordEvent(tx, { event: "email_changed", accountId: user.id, address });
    await sendMail(tx, before.email, undoMail(before.firstname, undo));
  };
  const tried = { userId: user.id, code, by: "holder", for: "new address" } as const;
  const used = email === undefined ? nothingWaits : await redeemCode(db, clock, { ...tried, email }, confirm);
  if (used.refused) {
    if (used.refused !== "expired") await countOrReject(call, [failures]);
    throw new Problem(400, codeErrors[used.refused]);
  }
  await resetLimit(db, failures);
  const saved = await findUser(db, user.id);
  return ok({ message: say(authErrors.emailChanged), avatar: saved.avatar, data: presenter.me(saved) });
});

/** POST /user/undo-email: restores the former address, sets a new password, and ends every session. */
const undoEmail = route<"undoEmail">({ role: "visitor" }, async (call) => {
  const { body, db, clock, say, sendMail, publish, address } = call;
  const account = await findUndo(db, clock, body.code);
  if (!account) {
    await countOrReject(call, resetFailures(address));
    throw new Problem(400, authErrors.wrongResetCode);
  }
  const { id, email } = account;
  const password_hash = await choosePassword(call, id, body.password, email);
  const { ended, device } = await inTransaction(db, async (tx) => {
    await lockUser(tx, id);
    if (!(await consumeUndo(tx, id, account.undoId))) throw new Problem(400, authErrors.wrongResetCode);
    const taken = await takenFields(tx, id, { email }, clock.now());
    if (taken["email"]) throw new FieldProblem({ code: taken["email"] });
    await updateUser(tx, id, { email, password_hash });
    await deleteResets(tx, id);
    await giveUpEmail(tx, id);
    await recordEvent(tx, { event: "email_change_undone", accountId: id, address });
    await sendMail(tx, email, passwordChangedMail(account.firstname));
    return { ended: await revokeSessions(tx, clock, id), device: await replaceDevices(tx, id, call) };
  });
  for (const sessionId of ended) publish(id, { kind: "session-ended", sessionId });
  await forgetLoginFailures(db, email, address);
  return { ...ok({ message: say(authErrors.emailRestored) }), headers: { "set-cookie": device } };
});

export const emailRoutes = { confirmEmail, undoEmail } satisfies Routes;
