import { statements } from "./execute";

/** The network that opened a session, so that guesses from elsewhere do not delay the account's owner. */
export const migration = statements(`alter table sessions add column network text`);
