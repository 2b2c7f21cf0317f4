import { statements } from "./execute";

/** Recruiters' notes and templates, decisions that can be undone, and applications that outlive their offer. */
export const migration = statements(
  // offer is the offer at the time of the application. letter_words are the words of the message, filled by 0015-words.
  `alter table applications add offer jsonb, add letter_words tsvector not null default ''`,
  `create index applications_rejected on applications (decided_at) where decision = 'rejected'`,
  `create index applications_waiting on applications (offer_id, created_at, id) where decision is null`,
  `create index applications_decided on applications (applicant_id, decided_at desc, id desc) where decision is not null`,

  `create table application_notes (
     id bigint generated always as identity primary key,
     application_id bigint not null references applications on delete cascade,
     recruiter_id bigint not null references users on delete cascade,
     text text not null,
     created_at timestamptz not null default now()
   )`,
  `create index application_notes_application on application_notes (application_id, id)`,
  `create index application_notes_recruiter on application_notes (recruiter_id, id)`,
  `create table letter_templates (
     id bigint generated always as identity primary key,
     recruiter_id bigint not null references users on delete cascade,
     name text not null,
     decision text not null,
     text text not null
   )`,
  `create index letter_templates_recruiter on letter_templates (recruiter_id, id)`,

  // The state before an application's last decision, kept for a day.
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

  // When an applicant sent and withdrew an application; nothing else of it is kept.
  `create table withdrawn_applications (
     id bigint generated always as identity primary key,
     applicant_id bigint not null references users on delete cascade,
     offer_id bigint not null references job_offers on delete cascade,
     created_at timestamptz not null,
     withdrawn_at timestamptz not null default now()
   )`,
  `create index withdrawn_applications_applicant on withdrawn_applications (applicant_id, offer_id, id desc)`,
  `create index withdrawn_applications_offer on withdrawn_applications (offer_id)`,
  `create index withdrawn_applications_old on withdrawn_applications (withdrawn_at)`,

  // Applications to deleted offers, for their applicants, with the offer as they read it and as it was when it was
  // deleted. The check of a foreign key would lock the applicants after the offer, and deletions of accounts would
  // deadlock.
  `create table kept_applications (
     id bigint primary key,
     applicant_id bigint not null,
     offer_id bigint not null,
     offer jsonb not null,
     offer_terms jsonb,
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
