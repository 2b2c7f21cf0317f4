import { ok } from "@passerelle/api/contract";
import {
  accountErrors,
  authErrors,
  FieldProblem,
  maxCodeTries,
  normalizePassword,
  Problem,
  rateLimits,
  resetCodeOf,
  secondsEmailUndoValid,
} from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { byMailedCode } from "../domain/mailed-codes";
import { presentUser } from "../domain/people";
import { userByEmail } from "../domain/registration";
import { endSessions } from "../domain/sessions";
import { countOrReject, resetLimit, rejectWhileLimited } from "../http/limits";
import { respond } from "../http/respond";

/** Checks the code of a new address; the last allowed try cancels it. */
function tryEmailCode(db: Db, userId: number, code: string): string {
  const where = { userId: { equals: userId } };
  const change = db.emailChange.findFirst({ where });
  const wrong = new Problem(400, authErrors.wrongCode);
  if (!change) throw wrong;
  if (change.wrongTries >= maxCodeTries) throw new Problem(400, authErrors.cancelledCode);
  if (change.expiresAt <= db.clock.now().toISOString()) throw new Problem(400, authErrors.expiredCode);
  if (change.code === code.replaceAll(/\s/g, "")) return change.email;
  const wrongTries = change.wrongTries + 1;
  db.emailChange.update({ where, data: { wrongTries } });
  throw wrongTries >= maxCodeTries ? new Problem(400, authErrors.cancelledCode) : wrong;
}

/** The new address, and the former one that takes it back. */
export const emailHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    confirmEmail: ({ me, body, say }) => {
      const subject = `email of ${me.id}`;
      rejectWhileLimited(db, rateLimits.codeFailures, subject);
      let email: string;
      try {
        email = tryEmailCode(db, me.id, body.code);
      } catch (error) {
        countOrReject(db, rateLimits.codeFailures, subject);
        throw error;
      }
      if ((userByEmail(db, email)?.id ?? me.id) !== me.id) throw new FieldProblem({ code: accountErrors.emailTaken });
      resetLimit(db, rateLimits.codeFailures, subject);
      db.emailChange.deleteMany({ where: { userId: { equals: me.id } } });
      db.passwordReset.deleteMany({ where: { userId: { equals: me.id } } });
      const code = resetCodeOf(crypto.getRandomValues(new Uint8Array(12)));
      const expiresAt = new Date(db.clock.now().getTime() + secondsEmailUndoValid * 1000).toISOString();
      db.emailUndo.create({ code, userId: me.id, email: me.email, expiresAt });
      for (const notifyReader of db.codeReaders) notifyReader(me.email, code);
      const saved = db.user.update({ where: { id: { equals: me.id } }, data: { email }, strict: true });
      return ok({ message: say(authErrors.emailChanged), avatar: saved.avatar, data: presentUser(db, saved) });
    },

    undoEmail: ({ body, say }) => {
      const undo = byMailedCode(db, db.emailUndo.getAll(), body.code);
      const where = { id: { equals: undo?.userId ?? 0 } };
      const user = db.user.findFirst({ where });
      if (!undo || !user) throw new Problem(400, authErrors.wrongResetCode);
      const { email } = undo;
      if ((userByEmail(db, email)?.id ?? user.id) !== user.id)
        throw new FieldProblem({ code: accountErrors.emailTaken });
      db.emailUndo.deleteMany({ where: { userId: { equals: user.id }, id: { gte: undo.id } } });
      db.emailChange.deleteMany({ where: { userId: { equals: user.id } } });
      db.passwordReset.deleteMany({ where: { userId: { equals: user.id } } });
      db.user.update({ where, data: { email, password: normalizePassword(body.password) } });
      endSessions(db, user.id);
      resetLimit(db, rateLimits.loginFailures, email);
      return ok({ message: say(authErrors.emailRestored) });
    },
  });
