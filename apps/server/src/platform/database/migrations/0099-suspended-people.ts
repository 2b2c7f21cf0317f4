import { statements } from "./execute";

/** Each visitor's search leaves out the offers of suspended recruiters. */
export const migration = statements(`create index users_suspended on users (id) where suspended_at is not null`);
