import { ok } from "@passerelle/api/contract";
import { deviceText, notFound } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { endSessions } from "../domain/sessions";
import { respond } from "../http/respond";

/** One's open sessions. */
export const sessionHandlers = (db: Db = defaultDb()) => {
  const own = (userId: number) =>
    db.session
      .findMany({ where: { userId: { equals: userId } } })
      .filter(({ expiresAt }) => expiresAt > db.clock.now().toISOString());
  return respond(db, {
    listSessions: ({ me, token: current, language }) => {
      const now = db.clock.now().toISOString();
      const sessions = own(me.id).map(({ id, token, browser, system, createdAt, lastUsedAt }) => ({
        id,
        device: deviceText(browser, system)[language],
        createdAt: createdAt || now,
        lastUsedAt: lastUsedAt || now,
        current: token === current,
      }));
      return ok(sessions.toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt) || b.id - a.id));
    },
    endSession: ({ me, params }) => {
      const session = own(me.id).find(({ id }) => id === params.id);
      if (!session) throw notFound();
      db.session.delete({ where: { token: { equals: session.token } } });
      db.live.endSession(session.token);
      return ok({});
    },
    // Here a ticket is the token by another name.
    createLiveTicket: ({ token }) => ok({ ticket: token, expiresIn: 30 }),
    endOtherSessions: ({ me, token }) => {
      endSessions(db, me.id, token);
      return ok({});
    },
  });
};
