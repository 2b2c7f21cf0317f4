import { statements } from "./execute";

/** Remote work, closing date and number of positions of an offer. */
export const migration = statements(
  `alter table job_offers
     add remote text not null default 'none' check (remote in ('none', 'partial', 'full')),
     add closing_date date,
     add positions smallint not null default 1 check (positions between 1 and 999)`,
  // Offers waiting to be closed, which are few at any time.
  `create index job_offers_closing on job_offers (closing_date) where active`,
);
