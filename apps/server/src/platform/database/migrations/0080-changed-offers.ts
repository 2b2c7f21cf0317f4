import { statements } from "./execute";

/** When an offer with applications last changed, and the terms that its applicants know. */
export const migration = statements(
  `alter table job_offers add column modified_at timestamptz, add column told_at timestamptz, add column told_terms jsonb`,
  `create index job_offers_untold on job_offers (told_at) where told_terms is not null`,
);
