import { day } from "@passerelle/domain";
import { secondsBetweenUses } from "./session-lifetime";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared-queries";
import type { Broker } from "../../platform/live/broker";
import type { Publish } from "../../platform/live/events";
import { type CurrentUser, type LiveUser, type Sessions, sessionTrust } from "../../platform/session-lookup";
import { recordEvent } from "../audit";
import { consumeTicket, deleteTickets } from "./live-tickets";
import { hashOf } from "./random-tokens";

/** Records once a day that an account is active, which cancels its deletion for inactivity. */
export async function keepActive(db: Db, now: Date, userId: number): Promise<void> {
  await db
    .updateTable("users")
    .set({ last_active_at: now, inactivity_notice_at: null })
    .where("id", "=", userId)
    .where((eb) =>
      eb.or([eb("last_active_at", "<", secondsAfter(now, -day)), eb("inactivity_notice_at", "is not", null)]),
    )
    .execute();
}

/** The sessions that are neither revoked nor expired. */
export const validSessions = (db: Db, now: Date) =>
  db.selectFrom("sessions").where("sessions.revoked_at", "is", null).where("sessions.expires_at", ">", now);

const findByHash = prepared((db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  validSessions(db, now)
    .innerJoin("users", "users.id", "sessions.user_id")
    .where("sessions.token_hash", "=", tokenHash)
    .where("users.suspended_at", "is", null)
    .select(["sessions.id as sessionId", "users.id", "users.role", "users.language", "last_used_at"]),
);

async function findSession(db: Db, clock: Clock, tokenHash: string): Promise<LiveUser | undefined> {
  const now = clock.now();
  const [found] = await findByHash(db, { tokenHash, now });
  if (!found) return undefined;
  const { last_used_at, ...user } = found;
  if (last_used_at < secondsAfter(now, -secondsBetweenUses))
    await Promise.all([
      db.updateTable("sessions").set({ last_used_at: now }).where("id", "=", user.sessionId).execute(),
      keepActive(db, now, user.id),
    ]);
  return user;
}

/** The open sessions of an account, most recently used first. */
export const listOpenSessions = (db: Db, clock: Clock, userId: number) =>
  validSessions(db, clock.now())
    .select(["id", "browser", "system", "network", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(sql.lit(1000))
    .execute();

const maxTrusted = 10_000;

interface SessionParts {
  db: Db;
  clock: Clock;
  /** Reports sessions that end in any process. */
  broker: Pick<Broker, "subscribe" | "isConnected">;
}

/** The session lookup that HTTP and the live channel share. */
export function createSessions({ db, clock, broker }: SessionParts): Sessions {
  const perf = { now: () => clock.elapsed() };
  const options = { max: maxTrusted, ttlResolution: 0, perf };
  const found = new LRUCache<string, CurrentUser>({ ...options, ttl: sessionTrust });
  // Kept longer than a query takes, because a query may have found a session just before it ended.
  const ended = new LRUCache<number, true>({ ...options, ttl: 60_000 });
  broker.subscribe(
    (_userId, event) => {
      // The previous release publishes only the second event.
      if (event.kind === "session-revoked" || event.kind === "session-ended") ended.set(event.sessionId, true);
    },
    () => found.clear(),
  );
  const unlessEnded = <User extends CurrentUser>(user: User | undefined) =>
    user && !ended.has(user.sessionId) ? user : undefined;

  return {
    find: async (token, runQueued = (lookUp) => lookUp()) => {
      const key = hashOf(token);
      // While disconnected, this process hears of no ended sessions, so it queries each time.
      const known = () => (broker.isConnected() ? found.get(key) : undefined);
      const lookUp = async () => {
        // The result of a slow query is as old as the query's start.
        const start = clock.elapsed();
        const user = await findSession(db, clock, key);
        if (user) found.set(key, user, { start });
        return user;
      };
      return unlessEnded(known() ?? (await runQueued(async () => known() ?? lookUp())));
    },
    findAnew: async (token) => unlessEnded(await findSession(db, clock, hashOf(token))),
    consumeTicket: async (ticket) => unlessEnded(await consumeTicket(db, clock, ticket)),
    findValid: async (ids) => {
      const rows = await validSessions(db, clock.now())
        .innerJoin("users", "users.id", "sessions.user_id")
        .select("sessions.id")
        .where("users.suspended_at", "is", null)
        .where("sessions.id", "=", sql<number>`any(${ids}::bigint[])`)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Records sessions that were ended, and closes their live connections once the handler has succeeded. */
export async function recordEnded(
  db: Db,
  { userId, publish, address }: { userId: number; publish: Publish; address?: string | undefined },
  ids: readonly number[],
): Promise<void> {
  for (const sessionId of ids) {
    await recordEvent(db, {
      event: "session_ended",
      accountId: userId,
      ...(address !== undefined && { address }),
      details: { sessionId },
    });
    publish(userId, { kind: "session-ended", sessionId });
  }
}

export async function revokeSession(db: Db, clock: Clock, sessionId: number): Promise<void> {
  await db.updateTable("sessions").set({ revoked_at: clock.now() }).where("id", "=", sessionId).execute();
}

/** Ends a session of an account; false if the account has none with that id. */
export async function revokeOwnSession(db: Db, clock: Clock, userId: number, sessionId: number): Promise<boolean> {
  const now = clock.now();
  const ended = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .returning("id")
    .execute();
  return ended.length > 0;
}

/** Ends all sessions of an account except `except`, and voids all its tickets; returns the sessions' ids. */
export async function revokeSessions(tx: Db, clock: Clock, userId: number, except = 0): Promise<number[]> {
  const ended = await tx
    .updateTable("sessions")
    .set({ revoked_at: clock.now() })
    .where("user_id", "=", userId)
    .where("id", "!=", except)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  await deleteTickets(tx, userId);
  return ended.map(({ id }) => id);
}
