import { statements } from "./execute";

/**
 * The place of an offer, with the location that it belongs to: an earlier release changes the location alone, and the
 * place is then read again. The index finds the offers whose location was not read yet.
 */
export const migration = statements(
  `alter table job_offers add column place_id text, add column place_text text`,
  `create index job_offers_unread_places on job_offers (id) where place_text is distinct from location`,
);
