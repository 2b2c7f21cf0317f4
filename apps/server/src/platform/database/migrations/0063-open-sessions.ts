import { statements } from "./execute";

/** Finds a person's open sessions among all that ended in the last week. */
export const migration = statements(`create index sessions_open on sessions (user_id) where revoked_at is null`);
