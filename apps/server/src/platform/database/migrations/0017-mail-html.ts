import { statements } from "./execute";

/** Mails as HTML beside their text. */
export const mailHtml = statements(`alter table mails add column html text not null default ''`);
