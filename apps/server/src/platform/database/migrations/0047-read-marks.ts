import { statements } from "./execute";

/**
 * Whether people share read marks, and the last message known to be read in each discussion. Messages read before this
 * migration have none.
 */
export const migration = statements(
  `alter table users add read_marks boolean not null default true`,
  `alter table discussions add read_by_low bigint, add read_by_high bigint`,
);
