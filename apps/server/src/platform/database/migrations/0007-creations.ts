import { statements } from "./execute";

/** The client's ids of created objects, so that a creation can be retried. */
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
