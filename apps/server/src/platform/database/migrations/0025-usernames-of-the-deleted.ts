import { statements } from "./execute";

/** A former username outlives the account: nobody else may pass for who is gone. */
export const migration = statements(
  `alter table former_usernames alter user_id drop not null,
     drop constraint former_usernames_user_id_fkey,
     add foreign key (user_id) references users on delete set null`,
);
