import { statements } from "./execute";

/** The state before an application's last decision, so that it can be undone; kept for a day. */
export const migration = statements(
  `create table decision_undos (
     application_id bigint primary key references applications on delete cascade,
     token uuid not null default gen_random_uuid(),
     decision text,
     decision_message text not null,
     decided_at timestamptz,
     seen_at timestamptz,
     created_at timestamptz not null
   )`,
  `create index decision_undos_created on decision_undos (created_at)`,
);
