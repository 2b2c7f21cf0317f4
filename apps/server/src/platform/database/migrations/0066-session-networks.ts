import { statements } from "./execute";

/** Finds out whether there has been a session from a network. */
export const migration = statements(`create index sessions_network on sessions (network)`);
