import { statements } from "./execute";

/** Whether a job is ongoing, and its description. */
export const migration = statements(`
  alter table experiences
    add column ongoing boolean not null default false,
    add column description text not null default ''`);
