import { ok } from "@passerelle/api/contract";
import { authErrors, normalizePassword, Problem, rateLimits, resetCodeOf, secondsResetValid } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { byMailedCode } from "../domain/mailed-codes";
import { userByEmail } from "../domain/registration";
import { confirmPassword, endSessions } from "../domain/sessions";
import { countOrReject, resetLimit, waitFor } from "../http/limits";
import { respond } from "../http/respond";

/** The forgotten password, and another one. */
export const passwordHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    forgotPassword: ({ body: { email }, say }) => {
      countOrReject(db, rateLimits.resetPause, email);
      countOrReject(db, rateLimits.resets, email);
      const user = userByEmail(db, email);
      if (user) {
        const code = resetCodeOf(crypto.getRandomValues(new Uint8Array(12)));
        const expiresAt = new Date(db.clock.now().getTime() + secondsResetValid * 1000).toISOString();
        db.passwordReset.create({ code, userId: user.id, expiresAt });
        for (const notifyReader of db.codeReaders) notifyReader(user.email, code);
      }
      return ok({ message: say(authErrors.resetOnItsWay), resendIn: waitFor(db, rateLimits.resetPause, email) });
    },

    changePassword: ({ me, token, body: { currentPassword, password }, say }) => {
      confirmPassword(db, me, currentPassword);
      db.passwordReset.deleteMany({ where: { userId: { equals: me.id } } });
      db.user.update({ where: { id: { equals: me.id } }, data: { password: normalizePassword(password) } });
      endSessions(db, me.id, token);
      return ok({ message: say(authErrors.otherPasswordSaved) });
    },

    resetPassword: ({ body, say }) => {
      const reset = byMailedCode(db, db.passwordReset.getAll(), body.code);
      const where = { id: { equals: reset?.userId ?? 0 } };
      const user = db.user.findFirst({ where });
      if (!user) throw new Problem(400, authErrors.wrongResetCode);
      db.passwordReset.deleteMany({ where: { userId: { equals: user.id } } });
      db.user.update({ where, data: { password: normalizePassword(body.password) } });
      endSessions(db, user.id);
      resetLimit(db, rateLimits.loginFailures, user.email);
      return ok({ message: say(authErrors.passwordChanged) });
    },
  });
