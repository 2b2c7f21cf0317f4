import { statements } from "./execute";

/** Accounts, sessions, one-use codes, limits and the outbox of mails. */
export const migration = statements(
  `create table users (
     id bigint generated always as identity primary key,
     email text not null,
     username text not null,
     password_hash text not null,
     firstname text not null,
     lastname text not null,
     role text not null check (role in ('applicant', 'recruiter')),
     phone text not null default '',
     address text not null default '',
     birthdate date,
     avatar text,
     language text check (language in ('fr', 'en')),
     verified_at timestamptz,
     created_at timestamptz not null default now()
   )`,
  `create unique index users_email on users (lower(email))`,
  `create unique index users_username on users (lower(username))`,

  `create table sessions (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     token_hash text not null unique,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     revoked_at timestamptz
   )`,
  `create index sessions_user on sessions (user_id)`,
  `create index sessions_expiry on sessions (expires_at)`,

  // One code per account and purpose: a new one replaces the old one and its attempts. The account's total of attempts
  // is a rate limit, which a new code does not reset.
  `create table email_codes (
     user_id bigint not null references users on delete cascade,
     purpose text not null check (purpose in ('verify_email', 'reset_password')),
     code_hash text not null,
     salt text not null,
     attempts integer not null default 0,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     consumed_at timestamptz,
     primary key (user_id, purpose)
   )`,

  `create table rate_limits (
     key text primary key,
     count integer not null,
     started_at timestamptz not null default now(),
     expires_at timestamptz not null
   )`,
  `create index rate_limits_expiry on rate_limits (expires_at)`,

  `create table mails (
     id bigint generated always as identity primary key,
     recipient text not null,
     subject text not null,
     body text not null,
     attempts integer not null default 0,
     next_attempt_at timestamptz not null default now(),
     sent_at timestamptz,
     last_error text,
     created_at timestamptz not null default now()
   )`,
  `create index mails_due on mails (next_attempt_at) where sent_at is null`,
);
