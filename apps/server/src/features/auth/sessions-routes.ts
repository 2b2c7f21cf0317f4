import { deviceText, notFound } from "@passerelle/domain";
import { type Handler, ok, type Routes } from "../../platform/http/handler";
import { listOpenSessions, recordEnded, revokeOwnSession, revokeSessions } from "./sessions";

/** GET /user/sessions: lists the caller's open sessions. */
const listSessions: Handler<"listSessions"> = async ({ db, clock, user, language }) => {
  const sessions = await listOpenSessions(db, clock, user.id);
  return ok(
    sessions.map(({ id, browser, system, created_at, last_used_at }) => ({
      id,
      device: deviceText(browser, system)[language],
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      current: id === user.sessionId,
    })),
  );
};

/** DELETE /user/sessions/{id}: ends one of the caller's sessions. */
const endSession: Handler<"endSession"> = async (call) => {
  const { db, clock, user, params } = call;
  if (!(await revokeOwnSession(db, clock, user.id, params.id))) throw notFound();
  await recordEnded(db, { ...call, userId: user.id }, [params.id]);
  return ok({});
};

/** DELETE /user/sessions: ends all sessions except the caller's. */
const endOtherSessions: Handler<"endOtherSessions"> = async (call) => {
  const { db, clock, user } = call;
  await recordEnded(db, { ...call, userId: user.id }, await revokeSessions(db, clock, user.id, user.sessionId));
  return ok({});
};

export const sessionRoutes = { listSessions, endSession, endOtherSessions } satisfies Routes;
