import { statements } from "./execute";

export const migration = statements(`alter table mails add column html text not null default ''`);
