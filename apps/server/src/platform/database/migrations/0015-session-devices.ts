import { statements } from "./execute";

/** What the owner sees of a session: on which device it was opened, and when it was used last. */
export const migration = statements(
  `alter table sessions add column browser text`,
  `alter table sessions add column system text`,
  `alter table sessions add column last_used_at timestamptz not null default now()`,
);
