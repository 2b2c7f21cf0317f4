import { statements } from "./execute";

/** Applicants' alerts for new offers, and the first publication of each offer. */
export const migration = statements(
  `alter table job_offers add published_at timestamptz`,
  `update job_offers set published_at = created_at`,
  `create index job_offers_published on job_offers (published_at) where active`,
  `create table offer_alerts (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     filters jsonb not null,
     seen_until timestamptz not null default clock_timestamp(),
     created_at timestamptz not null default now()
   )`,
  `create index offer_alerts_user on offer_alerts (user_id, id)`,
  `create index offer_alerts_seen on offer_alerts (seen_until, id)`,
);
