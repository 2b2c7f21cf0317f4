import { statements } from "./execute";

/** Where a session was opened from, so that whoever guesses a password elsewhere does not delay its owner. */
export const migration = statements(`alter table sessions add column network text`);
