import { rateLimits } from "@passerelle/domain";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject } from "../../platform/rate-limiter";
import type { LiveUser } from "../../platform/session-lookup";
import { hashOf, newToken } from "./random-tokens";

const secondsTicketValid = 30;

/** POST /ws/ticket: issues a ticket that opens the live channel of the caller's session once. */
const createLiveTicket = route<"createLiveTicket">({ role: "member" }, async (call) => {
  const { db, clock, user } = call;
  await countOrReject(call, [{ limit: rateLimits.liveTickets, subject: String(user.id) }]);
  const ticket = newToken();
  const expires_at = secondsAfter(clock.now(), secondsTicketValid);
  await db
    .insertInto("live_tickets")
    .values({ ticket_hash: hashOf(ticket), session_id: user.sessionId, expires_at })
    .execute();
  return ok({ ticket, expiresIn: secondsTicketValid });
});

/** Consumes a ticket; returns its user while the session is open. */
export function consumeTicket(db: Db, clock: Clock, ticket: string): Promise<LiveUser | undefined> {
  const now = clock.now();
  return db
    .deleteFrom("live_tickets as ticket")
    .using(["sessions", "users"])
    .whereRef("sessions.id", "=", "ticket.session_id")
    .whereRef("users.id", "=", "sessions.user_id")
    .where("ticket.ticket_hash", "=", hashOf(ticket))
    .where("ticket.expires_at", ">", now)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("users.suspended_at", "is", null)
    .returning(["sessions.id as sessionId", "users.id", "users.role", "users.language"])
    .executeTakeFirst();
}

/** Voids all tickets of an account. */
export async function deleteTickets(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom("live_tickets")
    .using("sessions")
    .whereRef("sessions.id", "=", "live_tickets.session_id")
    .where("sessions.user_id", "=", userId)
    .execute();
}

export const liveTicketRoutes = { createLiveTicket } satisfies Routes;
