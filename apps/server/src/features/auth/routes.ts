import { randomUUID } from "node:crypto";
import { authErrors, dateOf, notFound, Problem } from "@passerelle/domain";
import { checkRegistration } from "./registrations";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { type Body, created, ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import {
  count,
  countOrReject,
  type RateLimitStore,
  rejectWhileLimited,
  resetLimit,
  secondsToWait,
} from "../../platform/rate-limits";
import { recordEvent } from "../audit";
import { callerOf, loginCallerOf } from "./askers";
import { hasValidCode, redeemCode } from "./codes";
import { rememberDevice } from "./devices";
import { keepLanguage } from "./language";
import { verifyCredentials } from "./verify-credentials";
import { liveTicketRoutes } from "./live-tickets";
import { sendCode } from "./mails";
import { openSession } from "./open-session";
import { passwordRoutes } from "./passwords-routes";
import * as presenter from "./presenter";
import {
  codeFailures,
  ownCodeFailures,
  ownLoginFailures,
  registrations,
  resendPause,
  resendPauses,
  resends,
} from "./rate-limits";
import { sessionRoutes } from "./sessions-routes";
import { revokeSession } from "./sessions";
import { findNewest, findRegistration, moveRegistration, saveRegistration, verifyRegistration } from "./store";

/** POST /user/register: stores an unverified registration and mails its code. */
const register = route<"register">({ role: "visitor" }, async (call) => {
  const { body, db, clock, passwords } = call;
  const { firstname, lastname, email, username = "" } = body;
  const asker = await callerOf(call);
  const problem = await passwords.problem(body.password, { firstname, lastname, others: [email, username] }, asker);
  checkRegistration(body, problem, clock.now());
  await countOrReject(call, registrations(email, call.address));
  const registrationId = randomUUID();
  const account = {
    email,
    username,
    password_hash: await passwords.hash(body.password, asker),
    firstname,
    lastname,
    role: body.role ?? "applicant",
    phone: body.phone ?? "",
    birthdate: dateOf(body.birthdate),
    language: call.wantedLanguage ?? null,
    registration_id: registrationId,
    created_at: clock.now(),
  };
  await inTransaction(db, async (tx) => {
    const id = await saveRegistration(tx, account, clock.now());
    await sendCode(tx, call, { ...account, id }, "holder");
    await recordEvent(tx, { event: "registered", accountId: id, address: call.address });
  });
  return created({ email: account.email, registrationId, resendIn: await startPause(call, registrationId) });
});

/** Starts the pause before a registration's next code; returns the seconds to wait. */
async function startPause({ db, clock }: RateLimitStore, registrationId: string): Promise<number> {
  const pause = resendPause(registrationId);
  await count(db, clock, pause);
  return secondsToWait(db, clock, [pause]);
}

/** POST /user/registration-email: corrects a mistyped address, and mails the code there. */
const correctEmail = route<"correctEmail">({ role: "visitor" }, async (call) => {
  const { db } = call;
  const { email, registrationId } = call.body;
  await countOrReject(call, registrations(email, call.address));
  await inTransaction(db, async (tx) => {
    const registration = await moveRegistration(tx, registrationId, email);
    if (!registration) throw notFound();
    await sendCode(tx, call, registration, "holder");
  });
  return ok({ email, registrationId, resendIn: await startPause(call, registrationId) });
});

/** The registration that a call names, if any. */
async function findNamed(db: Db, { email, registrationId }: Body<"resendOtp">) {
  const named = registrationId && (await findRegistration(db, email, registrationId));
  return named || undefined;
}

const noUser = 0;

const codeErrors = {
  wrong: authErrors.wrongCode,
  expired: authErrors.expiredCode,
  cancelled: authErrors.cancelledCode,
  used: authErrors.alreadyVerified,
};

/** POST /user/verify-email: a correct code opens a session, once. */
const verifyEmail = route<"verifyEmail">({ role: "visitor" }, async (call) => {
  const { body, db, clock, address } = call;
  const { email } = body;
  const named = await findNamed(db, body);
  const registrationId = named?.registration_id ?? undefined;
  const failures = codeFailures(email, registrationId, address);
  await rejectWhileLimited(call, failures);
  if (named?.verified_at) throw new Problem(400, codeErrors.used);
  // Tries a code for unknown addresses too, so that the answer takes equally long for every address.
  const id = (named ?? (await findNewest(db, email)))?.id ?? noUser;
  const code = body.otp.replaceAll(/\s/g, "");
  const tried = { userId: id, email, code, by: named ? "holder" : "anyone", for: "registration" } as const;
  const used = await redeemCode(db, clock, tried, async (tx) => {
    const account = await verifyRegistration(tx, clock, { id, email });
    if (!account) throw new Problem(400, codeErrors.used);
    await recordEvent(tx, { event: "email_verified", accountId: id, address });
    const token = await openSession(tx, call, account);
    return { account, token, device: await rememberDevice(tx, id, call) };
  });
  if (used.refused) {
    await recordEvent(db, { event: "code_failed", accountId: id === noUser ? undefined : id, address });
    if (used.refused === "wrong" || used.refused === "cancelled") await countOrReject(call, failures);
    if (used.refused === "cancelled" && registrationId) await resetLimit(db, resendPause(registrationId));
    throw new Problem(400, codeErrors[used.refused]);
  }
  await keepLanguage(db, id, call.wantedLanguage);
  await resetLimit(db, ownCodeFailures(email, registrationId));
  const { token, account, device } = used.result;
  return { ...ok(presenter.verifiedSession(token, account)), headers: { "set-cookie": device } };
});

/** POST /user/resend-otp: gives the same answer whether or not the address is waiting for a code. */
const resendOtp = route<"resendOtp">({ role: "visitor" }, async (call) => {
  const { body, db, clock } = call;
  const registrationId = (await findNamed(db, body))?.registration_id ?? undefined;
  await countOrReject(call, resends(body.email, registrationId, call.address));
  await call.requestMail({ kind: "registration_code", email: body.email, registrationId });
  return ok({
    message: call.say(authErrors.codeOnItsWay),
    resendIn: await secondsToWait(db, clock, resendPauses(body.email, registrationId, call.address)),
  });
});

/** POST /user/login: opens a session; for an unverified registration, answers 403 and ensures that a code is mailed. */
const login = route<"login">({ role: "visitor" }, async (call) => {
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
  const { token, device } = await inTransaction(db, async (tx) => {
    const opened = await openSession(tx, call, account);
    await keepLanguage(tx, account.id, call.wantedLanguage);
    await recordEvent(tx, { event: "login", accountId: account.id, address: call.address });
    return { token: opened, device: await rememberDevice(tx, account.id, call) };
  });
  return { ...ok(presenter.session(token, account)), headers: { "set-cookie": device } };
});

/** POST /user/logout: ends the session and closes its live connections. */
const logout = route<"logout">({ role: "member" }, async ({ user, db, clock, publish, address }) => {
  await revokeSession(db, clock, user.sessionId);
  await recordEvent(db, { event: "logout", accountId: user.id, address });
  publish(user.id, { kind: "session-ended", sessionId: user.sessionId });
  return ok({});
});

export const authRoutes = {
  ...passwordRoutes,
  ...liveTicketRoutes,
  ...sessionRoutes,
  register,
  correctEmail,
  verifyEmail,
  resendOtp,
  login,
  logout,
} satisfies Routes;
