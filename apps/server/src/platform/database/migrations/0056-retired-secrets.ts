import { statements } from "./execute";

/** When a secret was replaced; the previous one is kept to verify data signed with it. */
export const migration = statements(`alter table secrets add column retired_at timestamptz`);
