import { authErrors, Problem } from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import { ok, type Call } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject, rejectWhileLimited, resetLimit, secondsToWait } from "../../platform/rate-limiter";
import { recordEvent } from "../audit";
import { loginCallerOf } from "./callers";
import { hasValidCode } from "./redeem-code";
import { trackDevice } from "./known-devices";
import { keepLanguage } from "./account-language";
import { sendCode } from "./mail-code";
import { openSession } from "./open-session";
import * as presenter from "./presenter";
import { ownLoginFailures, resendPause } from "./limit-keys";
import { revokeSession } from "./sessions";
import { startPause } from "./start-resend-pause";
import type { Asker } from "../../platform/fair-queue";
import { type Account, findByEmail } from "./accounts-store";
import { findWaiting } from "./registrations-store";

/**
 * The account with an address and password, or the registration that still has to be verified. Takes equally long for
 * addresses without an account.
 */
async function verifyCredentials(
  { db, passwords, body, address }: Call<"login">,
  asker: Asker,
): Promise<Account | undefined> {
  const { email, password } = body;
  const account = await findByEmail(db, email);
  const candidates = account ? [account] : await findWaiting(db, email);
  for (const candidate of candidates)
    if (await passwords.verify(candidate.password_hash, password, asker)) return candidate;
  if (candidates.length === 0) await passwords.verify(undefined, password, asker);
  await recordEvent(db, { event: "login_failed", accountId: account?.id, address });
  return undefined;
}

/** POST /user/login: opens a session; for an unverified registration, answers 403 and ensures that a code is mailed. */
export const login = route<"login">({ role: "visitor" }, async (call) => {
  const { body, db, clock } = call;
  const { asker, failures } = await loginCallerOf(call);
  await rejectWhileLimited(call, failures);
  const account = await verifyCredentials(call, asker);
  if (!account) {
    await countOrReject(call, failures);
    throw new Problem(401, authErrors.badCredentials);
  }
  // Concurrent guesses all passed the first check; those beyond the limit must not learn that they were right.
  await rejectWhileLimited(call, failures);
  await resetLimit(db, ...ownLoginFailures(body.email, call.address));
  if (!account.verified_at) {
    await inTransaction(db, async (tx) => {
      if (await hasValidCode(tx, clock, account.id)) return;
      await sendCode(tx, call, account, "holder");
      if (account.registration_id !== null) await startPause({ db: tx, clock }, account.registration_id);
    });
    const id = account.registration_id;
    const resendIn = id === null ? 0 : await secondsToWait(db, clock, [resendPause(id)]);
    throw new Problem(403, authErrors.notVerified, {}, presenter.waiting(account, resendIn));
  }
  if (account.suspended_at) throw new Problem(403, authErrors.suspended);
  const { token, headers } = await inTransaction(db, async (tx) => {
    const opened = await openSession(tx, call, account);
    await keepLanguage(tx, account.id, call.wantedLanguage);
    await recordEvent(tx, { event: "login", accountId: account.id, address: call.address });
    return { token: opened, headers: await trackDevice(tx, account.id, call) };
  });
  return { ...ok(presenter.session(token, account)), headers };
});

/** POST /user/logout: ends the session and closes its live connections. */
export const logout = route<"logout">({ role: "member" }, async ({ user, db, clock, publish, address }) => {
  await revokeSession(db, clock, user.sessionId);
  await recordEvent(db, { event: "logout", accountId: user.id, address });
  publish(user.id, { kind: "session-ended", sessionId: user.sessionId });
  return ok({});
});
