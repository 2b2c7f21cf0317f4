import { statements } from "./execute";

/** The offer at the time of the application, and applications to deleted offers, for their applicants. */
export const migration = statements(
  `alter table applications add column offer jsonb`,
  `create table kept_applications (
     id bigint primary key,
     applicant_id bigint not null references users on delete cascade,
     offer_id bigint not null,
     offer jsonb not null,
     message text not null,
     created_at timestamptz not null,
     seen_at timestamptz,
     decision text,
     decision_message text not null,
     decided_at timestamptz,
     deleted_at timestamptz not null default now()
   )`,
  `create index kept_applications_applicant on kept_applications (applicant_id, created_at desc, id desc)`,
  `create index kept_applications_deleted on kept_applications (deleted_at)`,
);
