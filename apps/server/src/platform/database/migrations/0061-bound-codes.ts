import { statements } from "./execute";

/** Binds each code to the address that it was mailed to, for registrations, new addresses and password resets. */
export const migration = statements(
  `alter table email_codes add column email text`,
  `update email_codes set email = users.email from users where users.id = email_codes.user_id`,
  `alter table email_codes alter column email set not null`,

  // One table for all codes: a new address is pending while its code is neither used nor deleted.
  `alter table email_codes drop constraint email_codes_purpose_check`,
  `alter table email_codes add constraint email_codes_purpose_check
     check (purpose in ('verify_email', 'verify_email_open', 'change_email'))`,
  `insert into email_codes (user_id, purpose, email, code_hash, salt, attempts, created_at, expires_at)
     select user_id, 'change_email', email, code_hash, salt, attempts, created_at, expires_at from email_changes`,
  `drop table email_changes`,

  `alter table password_resets add column email text`,
  `update password_resets set email = users.email from users where users.id = password_resets.user_id`,
  `alter table password_resets alter column email set not null`,
);
