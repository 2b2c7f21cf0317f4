import { statements } from "./execute";

/** The HTML version of mails, beside their text. */
export const migration = statements(`alter table mails add column html text not null default ''`);
