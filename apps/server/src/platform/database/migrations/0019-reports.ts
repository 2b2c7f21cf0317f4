import { statements } from "./execute";

/** Reports, each with the content that the reporter saw. */
export const migration = statements(
  // No foreign key to the target: a report outlives it.
  `create table reports (
     id bigint generated always as identity primary key,
     reporter_id bigint references users on delete set null,
     reported_id bigint references users on delete set null,
     kind text not null check (kind in ('person', 'post', 'comment', 'message', 'offer')),
     target_id bigint not null,
     reason text not null,
     text text,
     snapshot jsonb not null,
     created_at timestamptz not null default now(),
     resolved_at timestamptz,
     note text,
     unique (reporter_id, kind, target_id)
   )`,
  `create index reports_reported on reports (reported_id)`,
  `create index reports_open on reports (id) where resolved_at is null`,
);
