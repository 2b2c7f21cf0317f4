import { randomUUID } from "node:crypto";
import { authErrors, checkRegistration, dateOf, notFound, Problem } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { type Body, created, ok, type Handler, type Routes } from "../../platform/http/handler";
import {
  count,
  countOrReject,
  type RateLimitStore,
  rejectWhileLimited,
  resetLimit,
  secondsToWait,
} from "../../platform/rate-limits";
import { recordEvent } from "../audit";
import { checkCode, consumeCodes, hasValidCode } from "./codes";
import { rememberDevice, takeTry } from "./devices";
import { keepLanguage } from "./language";
import { verifyCredentials } from "./verify-credentials";
import { liveTicketRoutes } from "./live-tickets";
import { sendCode } from "./mails";
import { openSession } from "./open-session";
import { passwordRoutes } from "./passwords-routes";
import * as presenter from "./presenter";
import {
  codeFailures,
  loginFailures,
  ownCodeFailures,
  ownLoginFailures,
  registrations,
  resendPause,
  resendPauses,
  resends,
} from "./rate-limits";
import { sessionRoutes } from "./sessions-routes";
import { isKnownNetwork, revokeSession } from "./sessions";
import {
  findByEmail,
  findRegistration,
  findWaiting,
  lockWaiting,
  moveRegistration,
  saveRegistration,
  verifyRegistration,
} from "./store";

/** POST /user/register. */
const register: Handler<"register"> = async (call) => {
  const { body, db, clock } = call;
  checkRegistration(body, clock.now());
  await countOrReject(call, registrations(body.email, call.address));
  const registrationId = randomUUID();
  const account = {
    email: body.email,
    username: body.username ?? "",
    password_hash: await call.passwords.hash(body.password, call.address),
    firstname: body.firstname,
    lastname: body.lastname,
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
};

/** Begins the pause until another code of a registration; how long it is. */
async function startPause({ db, clock }: RateLimitStore, registrationId: string): Promise<number> {
  const pause = resendPause(registrationId);
  await count(db, clock, pause);
  return secondsToWait(db, clock, [pause]);
}

/** POST /user/registration-email: a mistyped address is corrected, and gets the code. */
const correctEmail: Handler<"correctEmail"> = async (call) => {
  const { db } = call;
  const { email, registrationId } = call.body;
  await countOrReject(call, registrations(email, call.address));
  await inTransaction(db, async (tx) => {
    const registration = await lockWaiting(tx, registrationId);
    if (!registration) throw notFound();
    await moveRegistration(tx, registration.id, email);
    await sendCode(tx, call, { ...registration, email }, "holder");
  });
  return ok({ email, registrationId, resendIn: await startPause(call, registrationId) });
};

/** The registration that a code, or a request for one, is for: the one named, or the newest one of the address. */
async function findMeant(db: Db, { email, registrationId }: Body<"resendOtp">) {
  const named = registrationId && (await findRegistration(db, email, registrationId));
  if (named) return { registration: named, by: "holder", registrationId: named.registration_id ?? undefined } as const;
  const [newest] = await findWaiting(db, email);
  return { registration: newest ?? (await findByEmail(db, email)), by: "anyone", registrationId: undefined } as const;
}

const codeErrors = {
  wrong: authErrors.wrongCode,
  expired: authErrors.expiredCode,
  cancelled: authErrors.cancelledCode,
  used: authErrors.alreadyVerified,
};

/** POST /user/verify-email: a correct code opens a session, once. */
const verifyEmail: Handler<"verifyEmail"> = async (call) => {
  const { body, db, clock, address } = call;
  const { registration, by, registrationId } = await findMeant(db, body);
  const failures = codeFailures(body.email, registrationId, address);
  await rejectWhileLimited(call, failures);
  if (by === "holder" && registration.verified_at) throw new Problem(400, codeErrors.used);
  const code = body.otp.replaceAll(/\s/g, "");
  const result = registration ? await checkCode(db, clock, registration.id, code, by) : "wrong";
  if (!registration || result !== "right") {
    await recordEvent(db, { event: "code_failed", accountId: registration?.id, address });
    if (result === "wrong" || result === "cancelled") await countOrReject(call, failures);
    if (result === "cancelled" && registrationId) await resetLimit(db, resendPause(registrationId));
    throw new Problem(400, result === "right" ? codeErrors.wrong : codeErrors[result]);
  }
  const { token, username, device } = await inTransaction(db, async (tx) => {
    const verified = await verifyRegistration(tx, clock, registration);
    if (verified === undefined || !(await consumeCodes(tx, clock, registration.id)))
      throw new Problem(400, codeErrors.used);
    await recordEvent(tx, { event: "email_verified", accountId: registration.id, address });
    return {
      username: verified,
      token: await openSession(tx, call, registration),
      device: await rememberDevice(tx, registration.id, call),
    };
  });
  await keepLanguage(db, registration.id, call.wantedLanguage);
  await resetLimit(db, ...ownCodeFailures(body.email, registrationId, address));
  return { ...ok(presenter.verifiedSession(token, { ...registration, username })), headers: { "set-cookie": device } };
};

/** POST /user/resend-otp: the same answer whether the address waits for a code or not. */
const resendOtp: Handler<"resendOtp"> = async (call) => {
  const { body, db, clock } = call;
  const { registration, by, registrationId } = await findMeant(db, body);
  await countOrReject(call, resends(body.email, registrationId, call.address));
  if (registration && !registration.verified_at) await inTransaction(db, (tx) => sendCode(tx, call, registration, by));
  return ok({
    message: call.say(authErrors.codeOnItsWay),
    resendIn: await secondsToWait(db, clock, resendPauses(body.email, registrationId, call.address)),
  });
};

/** POST /user/login. */
const login: Handler<"login"> = async (call) => {
  const { body, db, clock } = call;
  const failures = (await takeTry(db, body.email, call))
    ? []
    : loginFailures(body.email, call.address, await isKnownNetwork(db, body.email, call.address));
  await rejectWhileLimited(call, failures);
  const account = await verifyCredentials(call);
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
};

/** POST /user/logout: ends the session and closes its live connections. */
const logout: Handler<"logout"> = async ({ user, db, clock, publish, address }) => {
  await revokeSession(db, clock, user.sessionId);
  await recordEvent(db, { event: "logout", accountId: user.id, address });
  publish(user.id, { kind: "session-ended", sessionId: user.sessionId });
  return ok({});
};

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
