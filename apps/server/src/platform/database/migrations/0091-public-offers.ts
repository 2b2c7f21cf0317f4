import { statements } from "./execute";

/** Existing offers are not public: their recruiters were not asked. */
export const migration = statements(
  `alter table job_offers add public boolean not null default false`,
  `create index job_offers_public on job_offers (published_at desc, id desc) where active and public`,
  `create index job_offers_public_ids on job_offers (id) where active and public`,
);
