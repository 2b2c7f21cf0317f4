import { statements } from "./execute";

/** Openings of resumes for their owners to see: one row per reader, with the number of openings. */
export const migration = statements(
  `create table resume_openings (
     id bigint generated always as identity primary key,
     owner_id bigint not null references users on delete cascade,
     reader_id bigint references users on delete set null,
     opened_at timestamptz not null,
     times integer not null default 1,
     unique (owner_id, reader_id)
   )`,
  `create index resume_openings_owner on resume_openings (owner_id, opened_at desc, id desc)`,
  `create index resume_openings_reader on resume_openings (reader_id)`,
  `create index resume_openings_opened on resume_openings (opened_at)`,
  `insert into resume_openings (owner_id, reader_id, opened_at, times)
   select o.id, r.id, max(e.created_at), count(*)
   from audit_events e join users o on o.id = e.account_id join users r on r.id = e.actor_id
   where e.event = 'resume_opened' group by o.id, r.id`,
);
