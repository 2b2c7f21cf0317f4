import { randomUUID } from "node:crypto";
import { authErrors, checkRegistration, dateOf, Problem } from "@passerelle/domain";
import { type Db, retryConflicts } from "../../platform/database/database";
import { type Body, created, ok, type Handler, type Routes } from "../../platform/http/handler";
import { countOrReject, resetLimit, rejectWhileLimited } from "../../platform/rate-limits";
import { keepLanguage } from "../account";
import { checkCode, consumeCodes, hasValidCode } from "./codes";
import { sendCode } from "./mails";
import { hashPassword, verifyPassword } from "./passwords";
import * as presenter from "./presenter";
import { codeFailures, loginFailures, registrations, resends } from "./rate-limits";
import { openSession, revokeSession } from "./sessions";
import {
  type Account,
  findByEmail,
  findRegistration,
  findWaiting,
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
    password_hash: await hashPassword(body.password),
    firstname: body.firstname,
    lastname: body.lastname,
    role: body.role,
    phone: body.phone ?? "",
    birthdate: dateOf(body.birthdate),
    language: call.wantedLanguage ?? null,
    registration_id: registrationId,
    created_at: clock.now(),
  };
  await db.transaction().execute(async (tx) => {
    const id = await saveRegistration(tx, account, clock.now());
    await sendCode(tx, call, { id, email: account.email }, "holder");
  });
  return created({ email: account.email, registrationId });
};

/** What a code or a wish for one means: the registration that is named, or the newest one of the address. */
async function findMeant(db: Db, { email, registrationId }: Body<"resendOtp">) {
  const named = registrationId && (await findRegistration(db, email, registrationId));
  if (named) return { registration: named, by: "holder", registrationId } as const;
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
    if (result === "wrong" || result === "cancelled") await countOrReject(call, failures);
    throw new Problem(400, result === "right" ? codeErrors.wrong : codeErrors[result]);
  }
  const { token, username } = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      if (!(await consumeCodes(tx, clock, registration.id))) throw new Problem(400, codeErrors.used);
      const verified = await verifyRegistration(tx, clock, registration);
      if (verified === undefined) throw new Problem(400, codeErrors.wrong);
      return { username: verified, token: await openSession(tx, clock, registration.id) };
    }),
  );
  await keepLanguage(db, registration, call.wantedLanguage);
  await resetLimit(db, failures[0]);
  return ok(presenter.verifiedSession(token, { ...registration, username }));
};

/** POST /user/resend-otp: the same answer whether the address waits for a code or not. */
const resendOtp: Handler<"resendOtp"> = async (call) => {
  const { body, db } = call;
  const { registration, by, registrationId } = await findMeant(db, body);
  await countOrReject(call, resends(body.email, registrationId, call.address));
  if (registration && !registration.verified_at)
    await db.transaction().execute((tx) => sendCode(tx, call, registration, by));
  return ok({ message: call.say(authErrors.codeOnItsWay) });
};

/**
 * The account of an address and a password, or the registration that waits for its verification. An address without an
 * account takes as long as one with it.
 */
async function findByPassword(db: Db, email: string, password: string): Promise<Account | undefined> {
  const account = await findByEmail(db, email);
  const candidates = account ? [account] : await findWaiting(db, email);
  for (const candidate of candidates) if (await verifyPassword(candidate.password_hash, password)) return candidate;
  if (candidates.length === 0) await verifyPassword(undefined, password);
  return undefined;
}

/** POST /user/login. */
const login: Handler<"login"> = async (call) => {
  const { body, db, clock } = call;
  const failures = loginFailures(body.email, call.address);
  await rejectWhileLimited(call, failures);
  const account = await findByPassword(db, body.email, body.password);
  if (!account) {
    await countOrReject(call, failures);
    throw new Problem(401, authErrors.badCredentials);
  }
  // Concurrent guesses all passed the first check; those beyond the limit must not learn that they were right.
  await rejectWhileLimited(call, failures);
  await resetLimit(db, failures[0]);
  if (!account.verified_at) {
    await db.transaction().execute(async (tx) => {
      if (!(await hasValidCode(tx, clock, account.id))) await sendCode(tx, call, account, "holder");
    });
    throw new Problem(403, authErrors.notVerified, {}, presenter.waiting(account));
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
