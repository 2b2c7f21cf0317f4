import { statements } from "./execute";

/** Content that operators have hidden, and accounts that they have suspended. */
export const migration = statements(
  `alter table users add suspended_at timestamptz, add suspension_reason text`,
  ...["posts", "comments", "job_offers"].map((table) => `alter table ${table} add hidden_at timestamptz`),
  `create index posts_hidden on posts (id) where hidden_at is not null`,
);
