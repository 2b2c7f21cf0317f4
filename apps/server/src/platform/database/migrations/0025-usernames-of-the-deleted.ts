import { statements } from "./execute";

/** A former username outlives its account, so that no one can impersonate a deleted person. */
export const migration = statements(
  `alter table former_usernames alter user_id drop not null,
     drop constraint former_usernames_user_id_fkey,
     add foreign key (user_id) references users on delete set null`,
);
