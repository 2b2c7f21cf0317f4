import { statements } from "./execute";

/** Finds sessions from a network. */
export const migration = statements(`create index sessions_network on sessions (network)`);
