import { statements } from "./execute";

const orders = {
  formations: "started_at",
  experiences: "started_at",
  projects: "created_at",
  certifications: "created_at",
};

/** The owner's position for a CV entry. Entries with 0 are in the default order, before those with a position. */
export const migration = statements(
  ...Object.entries(orders).flatMap(([table, order]) => [
    `alter table ${table} add column place integer not null default 0`,
    `create index ${table}_order on ${table} (user_id, place, ${order} desc, id desc)`,
    `drop index ${table}_user`,
  ]),
);
