import { statements } from "./execute";

export const migration = statements(
  `create table letter_templates (
     id bigint generated always as identity primary key,
     recruiter_id bigint not null references users on delete cascade,
     name text not null,
     decision text not null,
     text text not null
   )`,
  `create index letter_templates_recruiter on letter_templates (recruiter_id, id)`,
);
