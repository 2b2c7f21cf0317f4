import { statements } from "./execute";

/** The offers that an applicant opened, and undecided applications. */
export const migration = statements(
  `create table opened_offers (
     user_id bigint not null references users on delete cascade,
     offer_id bigint not null references job_offers on delete cascade,
     opened_at timestamptz not null default now(),
     primary key (user_id, offer_id)
   )`,
  `create index opened_offers_latest on opened_offers (user_id, opened_at desc, offer_id desc)`,
  `create index opened_offers_offer on opened_offers (offer_id)`,
  `create index applications_waiting on applications (offer_id, created_at, id) where decision is null`,
  `create index applications_decided on applications (applicant_id, decided_at desc, id desc) where decision is not null`,
);
