import { created, ok } from "@passerelle/api/contract";
import {
  accountErrors,
  authErrors,
  dateOf,
  deviceText,
  FieldProblem,
  liveErrors,
  normalizeResetCode,
  Problem,
  usernameFrom,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { at, refuse, respond } from "../http/routes";
import { byId, found, nowIn, ownRow, presentUser, rowsOf, type User, userByEmail, userNamed } from "../find-rows";
import { SEED_CODE, SEED_RESET_CODE, SEED_SESSIONS, SEED_UNDO_CODE } from "../seeds/people";

/** Seconds until another mail can be requested. */
const resendIn = 60;

function openSession(db: Db, { id: userId }: User, token = `mock-session-${crypto.randomUUID()}`): string {
  const now = nowIn(db);
  db.session.create({ token, userId, createdAt: now, lastUsedAt: now });
  return token;
}

/** Restores a session from before a reload of the page. */
export function reopenSession(db: Db, { token, username }: { token: string; username: string }): void {
  const user = userNamed(db, username);
  if (user && db.session.count({ where: { token: { equals: token } } }) === 0) openSession(db, user, token);
}

function endSession(db: Db, token: string): void {
  db.session.delete({ where: { token: { equals: token } } });
  db.live.endSession(token);
}

/** Ends all sessions of a user except one. */
export function endSessions(db: Db, userId: number, except = ""): void {
  for (const { token } of rowsOf(db.session, userId)) if (token !== except) endSession(db, token);
}

/** Rejects a username or an address that another user has. */
export function refuseTaken(db: Db, self: number, { username, email }: { username?: string; email?: string }): void {
  const byEmail = email === undefined ? undefined : userByEmail(db, email);
  const byName = username ? userNamed(db, username) : undefined;
  const taken = {
    ...(byEmail?.verified && byEmail.id !== self && { email: accountErrors.emailTaken }),
    ...(byName && byName.id !== self && { username: accountErrors.usernameTaken }),
  };
  if (Object.keys(taken).length > 0) throw new FieldProblem(taken);
}

/** Rejects a password that is not the user's current one. */
export function confirmPassword({ password }: User, currentPassword: string): void {
  if (password !== currentPassword) throw new FieldProblem({ currentPassword: authErrors.notCurrentPassword });
}

/** Rejects any code except the one that stands for all mailed codes. */
function confirmCode(otp: string): void {
  if (otp.replaceAll(/\s/g, "") !== SEED_CODE) throw new Problem(400, authErrors.wrongCode);
}

function confirmMailedCode(typed: string, code: string): void {
  if (normalizeResetCode(typed) !== normalizeResetCode(code)) throw new Problem(400, authErrors.wrongResetCode);
}

/** Sets the password of the seeded applicant, the owner of the seeded codes, and ends the sessions. */
function setPassword(db: Db, password: string, changes: { email?: string } = {}): void {
  const { id: userId } = found(userNamed(db, SEED_SESSIONS.applicant.username));
  db.user.update({ ...byId(userId), data: { ...changes, password } });
  endSessions(db, userId);
}

/** Registration, passwords, sessions and codes. */
export const authHandlers = (db: Db = defaultDb()) => [
  ...respond(db, {
    register: ({ body }) => {
      const { firstname, lastname, email, username = "", password, role = "applicant", phone } = body;
      refuseTaken(db, 0, { email, username });
      const registrationId = crypto.randomUUID();
      const account = { firstname, lastname, email, username, role, registrationId, createdAt: nowIn(db) };
      const birthdate = dateOf(body.birthdate);
      db.user.create({ ...account, password, birthdate, phone: phone || null });
      return created({ email, registrationId, resendIn });
    },

    correctEmail: ({ body: { email, registrationId } }) => {
      const { id } = found(db.user.getAll().find((user) => !user.verified && user.registrationId === registrationId));
      refuseTaken(db, id, { email });
      db.user.update({ ...byId(id), data: { email } });
      return ok({ email, registrationId, resendIn });
    },

    verifyEmail: ({ body: { email, otp, registrationId } }) => {
      const named = db.user.getAll().find((user) => user.registrationId === (registrationId ?? ""));
      const user = named ?? userByEmail(db, email);
      if (user?.verified) throw new Problem(400, authErrors.alreadyVerified);
      confirmCode(user ? otp : "");
      const { id, firstname, lastname, role, ...before } = found(user);
      const username = before.username || usernameFrom(firstname, lastname, 1);
      const verified = db.user.update({ ...byId(id), data: { verified: true, username }, strict: true });
      return ok({ token: openSession(db, verified), user: { id, username, role } });
    },

    resendOtp: ({ say }) => ok({ message: say(authErrors.codeOnItsWay), resendIn }),

    login: ({ body: { email, password } }) => {
      const user = userByEmail(db, email);
      if (!user || user.password !== password) throw new Problem(401, authErrors.badCredentials);
      const { id, username, role, registrationId } = user;
      if (!user.verified)
        throw new Problem(403, authErrors.notVerified, {}, registrationId === null ? {} : { registrationId, resendIn });
      return ok({ id, token: openSession(db, user), username, role });
    },

    logout: ({ token }) => {
      endSession(db, token);
      return ok({});
    },

    forgotPassword: ({ say }) => ok({ message: say(authErrors.resetOnItsWay), resendIn }),

    changePassword: ({ me, token, body: { currentPassword, password }, say }) => {
      confirmPassword(me, currentPassword);
      db.user.update({ ...byId(me.id), data: { password } });
      endSessions(db, me.id, token);
      return ok({ message: say(authErrors.otherPasswordSaved) });
    },

    resetPassword: ({ body: { code, password }, say }) => {
      confirmMailedCode(code, SEED_RESET_CODE);
      setPassword(db, password);
      return ok({ message: say(authErrors.passwordChanged) });
    },

    confirmEmail: ({ me, body: { code }, say }) => {
      const { email } = found(rowsOf(db.emailChange, me.id)[0]);
      confirmCode(code);
      db.emailChange.delete({ where: { userId: { equals: me.id } } });
      const saved = db.user.update({ ...byId(me.id), data: { email }, strict: true });
      return ok({ message: say(authErrors.emailChanged), avatar: saved.avatar, data: presentUser(db, saved) });
    },

    undoEmail: ({ body: { code, password }, say }) => {
      confirmMailedCode(code, SEED_UNDO_CODE);
      setPassword(db, password, { email: "jeanne.avant@passerelle.example" });
      return ok({ message: say(authErrors.emailRestored) });
    },

    listSessions: ({ me, token: current, language }) => {
      const sessions = rowsOf(db.session, me.id).map(({ id, token, browser, system, ...times }) => ({
        id,
        device: deviceText(browser, system)[language],
        createdAt: times.createdAt || nowIn(db),
        lastUsedAt: times.lastUsedAt || nowIn(db),
        current: token === current,
      }));
      return ok(sessions.toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt) || b.id - a.id));
    },

    endSession: ({ me, params }) => {
      endSession(db, ownRow(db.session, me.id, params.id).token);
      return ok({});
    },

    // The session's token serves as its ticket.
    createLiveTicket: ({ token }) => ok({ ticket: token, expiresIn: 30 }),

    endOtherSessions: ({ me, token }) => {
      endSessions(db, me.id, token);
      return ok({});
    },
  }),

  // `startLive` serves the live channel itself; this answers plain HTTP requests to its address.
  at("connectLive", ({ request }) => refuse(new Problem(426, liveErrors.notAHandshake), request)),
];
