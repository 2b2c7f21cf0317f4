import { statements } from "./execute";

/** Mails as HTML beside their text. */
export const migration = statements(`alter table mails add column html text not null default ''`);
