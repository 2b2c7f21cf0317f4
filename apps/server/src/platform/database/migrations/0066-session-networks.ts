import { statements } from "./execute";

/** Finds out whether there has been a session from a network. */
export const sessionNetworks = statements(`create index sessions_network on sessions (network)`);
