import { created, ok } from "@passerelle/api/contract";
import {
  accountErrors,
  authErrors,
  checkRegistration,
  dateOf,
  FieldProblem,
  liveErrors,
  normalizePassword,
  Problem,
  rateLimits,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { refuseTaken, registrationMeant, userByEmail, verifyRegistration, waitingFor } from "../domain/registration";
import { hasValidCode, keepLanguage, openSession, sendCode, tryCode } from "../domain/sessions";
import { countOrReject, resetLimit, rejectWhileLimited, waitFor } from "../http/limits";
import type { User } from "../http/request";
import { at, type Handler, refuse, respond } from "../http/respond";

const codeErrors = {
  wrong: authErrors.wrongCode,
  expired: authErrors.expiredCode,
  cancelled: authErrors.cancelledCode,
  used: authErrors.alreadyVerified,
};

/** Stores a registration beside any others of its address. */
const register =
  (db: Db): Handler<"register"> =>
  ({ body }) => {
    const { firstname, lastname, email, role = "applicant", username = "" } = body;
    const password = normalizePassword(body.password);
    const birthdate = dateOf(body.birthdate);
    checkRegistration(body, undefined, db.clock.now());
    countOrReject(db, rateLimits.registrations, email);
    if (userByEmail(db, email)) throw new FieldProblem({ email: accountErrors.emailTaken });
    if (username) refuseTaken(db, undefined, { username });
    const registrationId = crypto.randomUUID();
    const account = { firstname, lastname, email, username, password, role, birthdate, phone: body.phone || null };
    const user = db.user.create({ ...account, registrationId, createdAt: db.clock.now().toISOString() });
    return created({ email, registrationId, resendIn: sendFirstCode(db, user, registrationId) });
  };

/** Sends a code and begins the pause until another; how long it is. */
function sendFirstCode(db: Db, user: User, registrationId: string): number {
  sendCode(db, user, "holder");
  if (waitFor(db, rateLimits.resendPause, registrationId) === 0)
    countOrReject(db, rateLimits.resendPause, registrationId);
  return waitFor(db, rateLimits.resendPause, registrationId);
}

/** Gives a waiting registration another address; the codes sent to the one before are void. */
const correctEmail =
  (db: Db): Handler<"correctEmail"> =>
  ({ body: { email, registrationId } }) => {
    countOrReject(db, rateLimits.registrations, email);
    const where = { registrationId: { equals: registrationId }, verified: { equals: false } };
    const { id } = found(db.user.findFirst({ where }));
    if (userByEmail(db, email)) throw new FieldProblem({ email: accountErrors.emailTaken });
    db.otpCode.deleteMany({ where: { userId: { equals: id } } });
    const user = db.user.update({ where: { id: { equals: id } }, data: { email }, strict: true });
    return ok({ email, registrationId, resendIn: sendFirstCode(db, user, registrationId) });
  };

/** A correct code makes the registration an account and opens a session. */
const verifyEmail =
  (db: Db): Handler<"verifyEmail"> =>
  ({ body: { email, otp, registrationId }, wantedLanguage, userAgent }) => {
    const { user, by, subject } = registrationMeant(db, email, registrationId);
    rejectWhileLimited(db, rateLimits.codeFailures, subject);
    if (by === "holder" && user.verified) throw new Problem(400, codeErrors.used);
    const tried = user ? tryCode(db, user, otp.replaceAll(/\s/g, ""), by) : "wrong";
    if (!user || tried !== "right") {
      if (tried === "wrong" || tried === "cancelled") countOrReject(db, rateLimits.codeFailures, subject);
      if (tried === "cancelled") resetLimit(db, rateLimits.resendPause, subject);
      throw new Problem(400, tried === "right" ? codeErrors.wrong : codeErrors[tried]);
    }
    resetLimit(db, rateLimits.codeFailures, subject);
    const { id, username, role } = verifyRegistration(db, user);
    keepLanguage(db, user, wantedLanguage);
    return ok({ token: openSession(db, user, userAgent), user: { id, username, role } });
  };

/** Registration, verification, login and logout. */
export const authHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    register: register(db),
    verifyEmail: verifyEmail(db),
    correctEmail: correctEmail(db),

    login: ({ body: { email, password }, wantedLanguage, userAgent }) => {
      rejectWhileLimited(db, rateLimits.loginFailures, email);
      const account = userByEmail(db, email);
      const candidates = account ? [account] : waitingFor(db, email);
      const user = candidates.find((one) => one.password === normalizePassword(password));
      if (!user) {
        countOrReject(db, rateLimits.loginFailures, email);
        throw new Problem(401, authErrors.badCredentials);
      }
      resetLimit(db, rateLimits.loginFailures, email);
      const { id, username, role, registrationId } = user;
      if (!user.verified) {
        if (!hasValidCode(db, user)) sendFirstCode(db, user, registrationId ?? email);
        const resendIn = waitFor(db, rateLimits.resendPause, registrationId ?? email);
        throw new Problem(403, authErrors.notVerified, {}, registrationId === null ? {} : { registrationId, resendIn });
      }
      if (user.isSuspended) throw new Problem(403, authErrors.suspended);
      keepLanguage(db, user, wantedLanguage);
      return ok({ id, token: openSession(db, user, userAgent), username, role });
    },

    resendOtp: ({ body: { email, registrationId }, say }) => {
      const { user, by, subject } = registrationMeant(db, email, registrationId);
      countOrReject(db, rateLimits.resendPause, subject);
      countOrReject(db, rateLimits.resends, subject);
      if (user && !user.verified) sendCode(db, user, by);
      const resendIn = waitFor(db, rateLimits.resendPause, subject);
      return ok({ message: say(authErrors.codeOnItsWay), resendIn });
    },

    logout: ({ token }) => {
      db.session.delete({ where: { token: { equals: token } } });
      db.live.endSession(token);
      return ok({});
    },
  }),

  // `startLive` serves the live channel itself; this answers plain HTTP requests to its address.
  at("connectLive", ({ request }) => refuse(new Problem(426, liveErrors.notAHandshake), request)),
];
