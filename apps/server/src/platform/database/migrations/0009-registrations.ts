import { statements } from "./execute";

/**
 * Several registrations of one address may be waiting, each a user without `verified_at` and with its own codes. Only
 * verified users own an address and a username. A registration has at most two codes: one for its own page, and one
 * that anyone who knows the address may request.
 */
export const migration = statements(
  `drop index users_email`,
  `create unique index users_email on users (lower(email)) where verified_at is not null`,
  `create index users_waiting_email on users (lower(email)) where verified_at is null`,
  `drop index users_username`,
  `create unique index users_username on users (lower(username)) where verified_at is not null`,
  `alter table users add column registration_id uuid unique`,

  // Counts the tries of callers who do not name the registration separately.
  `alter table email_codes add column open_attempts integer not null default 0`,
  `alter table email_codes drop constraint email_codes_purpose_check`,
  `alter table email_codes add constraint email_codes_purpose_check
     check (purpose in ('verify_email', 'verify_email_open', 'reset_password'))`,
);
