import { statements } from "./execute";

/** When a secret was replaced, of those that are kept for what was made with them. */
export const migration = statements(`alter table secrets add column retired_at timestamptz`);
