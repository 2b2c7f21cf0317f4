import { statements } from "./execute";

/** The people who may see a person's profile and CV. */
export const migration = statements(
  `alter table users add profile_audience text not null default 'contacts'
     check (profile_audience in ('contacts', 'members'))`,
);
