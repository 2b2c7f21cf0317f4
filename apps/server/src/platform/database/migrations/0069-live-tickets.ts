import { statements } from "./execute";

/** Tickets that open the live channel once. */
export const migration = statements(
  `create table live_tickets (
     ticket_hash text primary key,
     session_id bigint not null references sessions on delete cascade,
     expires_at timestamptz not null
   )`,
  `create index live_tickets_session on live_tickets (session_id)`,
  `create index live_tickets_expires on live_tickets (expires_at)`,
);
