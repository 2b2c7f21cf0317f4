import { statements } from "./execute";

/** The levels of an applicant's languages, by the folded name of the language. */
export const migration = statements(`
  alter table applicant_profiles add column language_levels jsonb not null default '{}'`);
