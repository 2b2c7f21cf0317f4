import { authErrors, checkRegistration, dateOf, Problem } from "@passerelle/domain";
import { retryConflicts } from "../../platform/database/database";
import { created, ok, type Handler, type Routes } from "../../platform/http/handler";
import { countOrReject, resetLimit, rejectWhileLimited } from "../../platform/rate-limits";
import { keepLanguage } from "../account";
import { consumeCode, hasValidCode, checkCode } from "./codes";
import { sendCode } from "./mails";
import { hashPassword, verifyPassword } from "./passwords";
import * as presenter from "./presenter";
import { codeFailures, loginFailures, registrations, resends } from "./rate-limits";
import { openSession, revokeSession } from "./sessions";
import { findByEmail, markVerified, saveRegistration } from "./store";

/** POST /user/register. */
const register: Handler<"register"> = async (call) => {
  const { body, db, clock } = call;
  checkRegistration(body, clock.now());
  await countOrReject(call, registrations(body.email, call.address));
  const account = {
    email: body.email,
    username: body.username ?? "",
    password_hash: await hashPassword(body.password),
    firstname: body.firstname,
    lastname: body.lastname,
    role: body.role,
    phone: body.phone ?? "",
    birthdate: dateOf(body.birthdate),
    language: call.wantedLanguage ?? null,
  };
  await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const id = await saveRegistration(tx, account, clock.now());
      await sendCode(tx, call, { id, email: account.email });
    }),
  );
  return created({ email: account.email });
};

/** POST /user/verify-email: a correct code opens a session, once. */
const verifyEmail: Handler<"verifyEmail"> = async (call) => {
  const { body, db, clock, address } = call;
  const failures = codeFailures(body.email, address);
  await rejectWhileLimited(call, failures);
  const account = await findByEmail(db, body.email);
  if (account?.verified_at) throw new Problem(400, authErrors.alreadyVerified);
  const tried = account ? await checkCode(db, clock, account.id, body.otp.replaceAll(/\s/g, "")) : "wrong";
  if (!account || tried !== "right") {
    if (tried !== "expired") await countOrReject(call, failures);
    const why = {
      wrong: authErrors.wrongCode,
      expired: authErrors.expiredCode,
      cancelled: authErrors.cancelledCode,
      right: authErrors.wrongCode,
    };
    throw new Problem(400, why[tried]);
  }
  const token = await db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, clock, account.id))) throw new Problem(400, authErrors.alreadyVerified);
    await markVerified(tx, clock, account.id);
    return openSession(tx, clock, account.id);
  });
  await keepLanguage(db, account, call.wantedLanguage);
  await resetLimit(db, failures[0]);
  return ok(presenter.verifiedSession(token, account));
};

/** POST /user/resend-otp: the same answer whether the address waits for a code or not. */
const resendOtp: Handler<"resendOtp"> = async (call) => {
  const { body, db } = call;
  await countOrReject(call, resends(body.email, call.address));
  const account = await findByEmail(db, body.email);
  if (account && !account.verified_at) await db.transaction().execute((tx) => sendCode(tx, call, account));
  return ok({ message: call.say(authErrors.codeOnItsWay) });
};

/** POST /user/login. */
const login: Handler<"login"> = async (call) => {
  const { body, db, clock } = call;
  const failures = loginFailures(body.email, call.address);
  await rejectWhileLimited(call, failures);
  const account = await findByEmail(db, body.email);
  const fits = await verifyPassword(account?.password_hash, body.password);
  if (!account || !fits) {
    await countOrReject(call, failures);
    throw new Problem(401, authErrors.badCredentials);
  }
  // Concurrent guesses all passed the first check; those beyond the limit must not learn that they were right.
  await rejectWhileLimited(call, failures);
  await resetLimit(db, failures[0]);
  if (!account.verified_at) {
    await db.transaction().execute(async (tx) => {
      if (!(await hasValidCode(tx, clock, account.id))) await sendCode(tx, call, account);
    });
    throw new Problem(403, authErrors.notVerified);
  }
  await keepLanguage(db, account, call.wantedLanguage);
  return ok(presenter.session(await openSession(db, clock, account.id), account));
};

/** POST /user/logout: ends the session and closes its live connections. */
const logout: Handler<"logout"> = async ({ user, db, clock, publish }) => {
  await revokeSession(db, clock, user.sessionId);
  publish(user.id, { kind: "session-ended", sessionId: user.sessionId });
  return ok({});
};

export const authRoutes = { register, verifyEmail, resendOtp, login, logout } satisfies Routes;
