import { statements } from "./execute";

/** Former usernames in lower case: for a while they lead to the renamed person, and are not available to others. */
export const migration = statements(
  `create table former_usernames (
     username text primary key,
     user_id bigint not null references users on delete cascade,
     expires_at timestamptz not null
   )`,
  `create index former_usernames_user on former_usernames (user_id)`,
  `create index former_usernames_expiry on former_usernames (expires_at)`,
);
