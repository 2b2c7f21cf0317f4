import { statements } from "./execute";

/** Recruiters' private notes on applications. */
export const migration = statements(
  `create table application_notes (
     id bigint generated always as identity primary key,
     application_id bigint not null references applications on delete cascade,
     recruiter_id bigint not null references users on delete cascade,
     text text not null,
     created_at timestamptz not null default now()
   )`,
  `create index application_notes_application on application_notes (application_id, id)`,
  `create index application_notes_recruiter on application_notes (recruiter_id, id)`,
);
