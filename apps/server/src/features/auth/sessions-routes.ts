import { deviceText, notFound } from "@passerelle/domain";
import type { Call, OperationId, Handler, Routes } from "../../platform/http/handler";
import { ok } from "../../platform/http/handler";
import { recordEvent } from "../audit";
import { listOpenSessions, revokeOwnSession, revokeSessions } from "./sessions";

/** GET /user/sessions. */
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

/** Records the end of sessions, and closes their live channels once the handler has succeeded. */
async function tellEnded(call: Pick<Call<OperationId>, "db" | "user" | "address" | "publish">, ids: readonly number[]) {
  const { db, user, address, publish } = call;
  for (const sessionId of ids) {
    await recordEvent(db, { event: "session_ended", accountId: user.id, address, details: { sessionId } });
    publish(user.id, { kind: "session-ended", sessionId });
  }
}

/** DELETE /user/sessions/{id}. */
const endSession: Handler<"endSession"> = async (call) => {
  const { db, clock, user, params } = call;
  if (!(await revokeOwnSession(db, clock, user.id, params.id))) throw notFound();
  await tellEnded(call, [params.id]);
  return ok({});
};

/** DELETE /user/sessions: every one but that of the call. */
const endOtherSessions: Handler<"endOtherSessions"> = async (call) => {
  const { db, clock, user } = call;
  await tellEnded(call, await revokeSessions(db, clock, user.id, user.sessionId));
  return ok({});
};

export const sessionRoutes = { listSessions, endSession, endOtherSessions } satisfies Routes;
