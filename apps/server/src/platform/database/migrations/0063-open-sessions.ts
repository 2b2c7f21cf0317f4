import { statements } from "./execute";

/** Finds the open sessions of a person among all that have ended in the last week. */
export const migration = statements(`create index sessions_open on sessions (user_id) where revoked_at is null`);
