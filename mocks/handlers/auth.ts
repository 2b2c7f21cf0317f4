import { created, ok } from "@passerelle/api/contract";
import {
  accountErrors,
  authErrors,
  checkRegistration,
  dateOf,
  FieldProblem,
  liveErrors,
  Problem,
  rateLimits,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { freeUsername, refuseTaken, userByEmail } from "../domain/registration";
import { keepLanguage, openSession, sendCode, tryCode } from "../domain/sessions";
import { countOrRefuse, forgive, refuseWhileWaiting } from "../http/limits";
import { at, type Handler, refuse, respond } from "../http/respond";

const codeErrors = {
  wrong: authErrors.wrongCode,
  expired: authErrors.expiredCode,
  cancelled: authErrors.cancelledCode,
};

/** Creates an account, or updates one that was never verified. */
const register =
  (db: Db): Handler<"register"> =>
  ({ body }) => {
    const { firstname, lastname, email, password, role } = body;
    const birthdate = dateOf(body.birthdate);
    checkRegistration(body, db.clock.now());
    countOrRefuse(db, rateLimits.registrations, email);
    const before = userByEmail(db, email);
    if (before?.verified) throw new FieldProblem({ email: accountErrors.emailTaken });
    if (body.username) refuseTaken(db, before?.id, { username: body.username });
    const username = body.username || freeUsername(db, firstname, lastname, before?.id);
    const account = { firstname, lastname, email, username, password, role, birthdate, phone: body.phone || null };
    const user = before
      ? db.user.update({ where: { id: { equals: before.id } }, data: account, strict: true })
      : db.user.create({ ...account, createdAt: db.clock.now().toISOString() });
    sendCode(db, user, "always");
    return created({ email });
  };

/** Registration, verification, login and logout. */
export const authHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    register: register(db),

    login: ({ body: { email, password }, wantedLanguage }) => {
      refuseWhileWaiting(db, rateLimits.loginFailures, email);
      const user = userByEmail(db, email);
      if (!user || user.password !== password) {
        countOrRefuse(db, rateLimits.loginFailures, email);
        throw new Problem(401, authErrors.badCredentials);
      }
      forgive(db, rateLimits.loginFailures, email);
      if (!user.verified) {
        sendCode(db, user, "unless one is valid");
        throw new Problem(403, authErrors.notVerified);
      }
      keepLanguage(db, user, wantedLanguage);
      const { id, username, role } = user;
      return ok({ id, token: openSession(db, user), username, role });
    },

    verifyEmail: ({ body: { email, otp }, wantedLanguage }) => {
      refuseWhileWaiting(db, rateLimits.codeFailures, email);
      const user = userByEmail(db, email);
      if (user?.verified) throw new Problem(400, authErrors.alreadyVerified);
      const tried = user ? tryCode(db, user, otp.replaceAll(/\s/g, "")) : "wrong";
      if (!user || tried !== "right") {
        if (tried !== "expired") countOrRefuse(db, rateLimits.codeFailures, email);
        throw new Problem(400, tried === "right" ? authErrors.wrongCode : codeErrors[tried]);
      }
      db.user.update({ where: { id: { equals: user.id } }, data: { verified: true } });
      forgive(db, rateLimits.codeFailures, email);
      keepLanguage(db, user, wantedLanguage);
      const { id, username, role } = user;
      return ok({ token: openSession(db, user), user: { id, username, role } });
    },

    resendOtp: ({ body: { email }, say }) => {
      countOrRefuse(db, rateLimits.resendPause, email);
      countOrRefuse(db, rateLimits.resends, email);
      const user = userByEmail(db, email);
      if (user && !user.verified) sendCode(db, user, "always");
      return ok({ message: say(authErrors.codeOnItsWay) });
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
