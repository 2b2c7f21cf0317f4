import { statements } from "./execute";

/** Password reset codes; several may be valid at once, so that a new request does not void earlier ones. */
export const migration = statements(
  `create table password_resets (
     code_hash text primary key,
     user_id bigint not null references users on delete cascade,
     expires_at timestamptz not null
   )`,
  `create index password_resets_user on password_resets (user_id)`,
  `alter table email_codes drop constraint email_codes_purpose_check`,
  `alter table email_codes add constraint email_codes_purpose_check
     check (purpose in ('verify_email', 'verify_email_open'))`,
);
