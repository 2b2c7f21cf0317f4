import { statements } from "./execute";

/** Unconfirmed new addresses, and the codes that let a former address undo a change. */
export const migration = statements(
  `create table email_changes (
     user_id bigint primary key references users on delete cascade,
     email text not null,
     code_hash text not null,
     salt text not null,
     attempts integer not null default 0,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null
   )`,
  `create table email_undos (
     id bigint generated always as identity primary key,
     code_hash text not null unique,
     user_id bigint not null references users on delete cascade,
     email text not null,
     expires_at timestamptz not null
   )`,
  `create index email_undos_user on email_undos (user_id, id)`,
);
