import { deviceText, notFound } from "@passerelle/domain";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { listOpenSessions, recordEnded, revokeOwnSession, revokeSessions } from "./sessions";

/** GET /user/sessions: lists the caller's open sessions. */
const listSessions = route<"listSessions">({ role: "member" }, async ({ db, clock, user, language }) => {
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
});

/** DELETE /user/sessions/{id}: ends one of the caller's sessions. */
const endSession = route<"endSession">({ role: "member" }, async (call) => {
  const { db, clock, user, params } = call;
  if (!(await revokeOwnSession(db, clock, user.id, params.id))) throw notFound();
  await recordEnded(db, { ...call, userId: user.id }, [params.id]);
  return ok({});
});

/** DELETE /user/sessions: ends all sessions except the caller's. */
const endOtherSessions = route<"endOtherSessions">({ role: "member" }, async (call) => {
  const { db, clock, user } = call;
  await recordEnded(db, { ...call, userId: user.id }, await revokeSessions(db, clock, user.id, user.sessionId));
  return ok({});
});

export const sessionRoutes = { listSessions, endSession, endOtherSessions } satisfies Routes;
