import { statements } from "./execute";

/**
 * Several registrations of an address may wait, each a user without `verified_at` and with codes of its own. Only
 * verified users hold an address and a username. A registration has at most two codes: the one sent to its own page,
 * and the one that anybody who knows the address may ask for.
 */
export const migration = statements(
  `drop index users_email`,
  `create unique index users_email on users (lower(email)) where verified_at is not null`,
  `create index users_waiting_email on users (lower(email)) where verified_at is null`,
  `drop index users_username`,
  `create unique index users_username on users (lower(username)) where verified_at is not null`,
  `alter table users add column registration_id uuid unique`,

  // The tries of those who do not name the registration are counted apart.
  `alter table email_codes add column open_attempts integer not null default 0`,
  `alter table email_codes drop constraint email_codes_purpose_check`,
  `alter table email_codes add constraint email_codes_purpose_check
     check (purpose in ('verify_email', 'verify_email_open', 'reset_password'))`,
);
