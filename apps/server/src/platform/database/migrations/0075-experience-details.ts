import { statements } from "./execute";

/** Whether the owner still has a job, and the description of it. */
export const migration = statements(`
  alter table experiences
    add column ongoing boolean not null default false,
    add column description text not null default ''`);
