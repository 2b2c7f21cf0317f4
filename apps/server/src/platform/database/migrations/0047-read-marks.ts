import { statements } from "./execute";

/** Who shows read marks, and up to where a discussion is known to be read. Nobody is told of what was read before. */
export const migration = statements(
  `alter table users add read_marks boolean not null default true`,
  `alter table discussions add read_by_low bigint, add read_by_high bigint`,
);
