import { statements } from "./execute";

/** The search terms of offers, which 0071-words-of-offers fills, and saved offers. */
export const migration = statements(
  `alter table job_offers add terms tsvector not null default ''`,
  `create index job_offers_terms on job_offers using gin (terms) where active`,
  `create index job_offers_salary on job_offers (salary) where active`,
  `create table saved_offers (
         user_id bigint not null references users on delete cascade,
         offer_id bigint not null references job_offers on delete cascade,
         saved_at timestamptz not null default now(),
         primary key (user_id, offer_id)
       )`,
  `create index saved_offers_offer on saved_offers (offer_id)`,
);
