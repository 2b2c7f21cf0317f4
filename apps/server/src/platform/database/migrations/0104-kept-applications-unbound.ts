import { statements } from "./execute";

/** The check of a foreign key would lock the applicants after the offer, and deletions of accounts would deadlock. */
export const migration = statements(
  `alter table kept_applications drop constraint kept_applications_applicant_id_fkey`,
);
