import { statements } from "./execute";

/** Who may see a person's profile and CV on their page. */
export const migration = statements(
  `alter table users add profile_audience text not null default 'contacts'
     check (profile_audience in ('contacts', 'members'))`,
);
