import { statements } from "./execute";

/**
 * What an offer said when it was deleted, beside what its applicants had read. It replaces `offer_title`, which servers
 * that run during the upgrade still write.
 */
export const migration = statements(
  `alter table kept_applications add column offer_terms jsonb`,
  `update kept_applications set offer_terms = offer || jsonb_build_object('jobTitle', offer_title)
    where offer_title is not null`,
);
