import { statements } from "./execute";

/** What was created under which id of a client, so that a creation can be sent again. */
export const migration = statements(
  `create table creations (
     user_id bigint not null references users on delete cascade,
     client_id uuid not null,
     kind text not null,
     object_id bigint,
     created_at timestamptz not null default now(),
     primary key (user_id, client_id, kind)
   )`,
  `create index creations_created on creations (created_at)`,
);
