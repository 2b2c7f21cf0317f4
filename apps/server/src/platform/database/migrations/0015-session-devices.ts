import { statements } from "./execute";

/** The device of a session and its last use, as its owner sees them. */
export const migration = statements(
  `alter table sessions add column browser text`,
  `alter table sessions add column system text`,
  `alter table sessions add column last_used_at timestamptz not null default now()`,
);
