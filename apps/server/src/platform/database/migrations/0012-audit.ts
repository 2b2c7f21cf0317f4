import { statements } from "./execute";

/** The audit log of accounts: rows are only added, and deleted after a year. */
export const migration = statements(
  // No foreign keys: a row outlives the accounts that it names.
  `create table audit_events (
     id bigint generated always as identity primary key,
     event text not null,
     account_id bigint,
     actor_id bigint,
     network_address text,
     details jsonb not null default '{}',
     created_at timestamptz not null default now()
   )`,
  `create index audit_events_account on audit_events (account_id, event, created_at desc)`,
  `create index audit_events_created on audit_events (created_at)`,
  `create function keep_audit_events() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.created_at < now() - interval '1 year' then return old; end if;
     end if;
     raise exception 'audit_events is append-only';
   end $$`,
  `create trigger audit_events_kept before update or delete on audit_events
   for each row execute function keep_audit_events()`,
  `create trigger audit_events_not_truncated before truncate on audit_events
   for each statement execute function keep_audit_events()`,
);
