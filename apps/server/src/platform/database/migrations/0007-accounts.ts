import { statements } from "./execute";

/** Registrations, codes, sessions and devices, moderation, the audit log and retention. */
export const migration = statements(
  // Several registrations of one address may be waiting, each a user without `verified_at` and with its own codes. Only
  // verified users own an address and a username.
  `drop index users_email`,
  `create unique index users_email on users (lower(email)) where verified_at is not null`,
  `create index users_waiting_email on users (lower(email)) where verified_at is null`,
  `drop index users_username`,
  `create unique index users_username on users (lower(username)) where verified_at is not null`,
  `alter table users
     add registration_id uuid unique,
     add profile_audience text not null default 'contacts' check (profile_audience in ('contacts', 'members')),
     add read_marks boolean not null default true,
     add last_active_at timestamptz not null default now(),
     add inactivity_notice_at timestamptz,
     add digest_at timestamptz,
     add suspended_at timestamptz,
     add suspension_reason text,
     add has_deleted_offers boolean not null default false`,
  `create index users_last_active on users (last_active_at) where verified_at is not null`,
  `create index users_suspended on users (id) where suspended_at is not null`,

  // Former usernames in lower case. They outlive their account, so that no one can impersonate a deleted person.
  `create table former_usernames (
     username text primary key,
     user_id bigint references users on delete set null,
     expires_at timestamptz not null
   )`,
  `create index former_usernames_user on former_usernames (user_id)`,
  `create index former_usernames_expiry on former_usernames (expires_at)`,

  // Each code is bound to the address that it was mailed to. A registration has at most two: one for its own page, and
  // one that anyone who knows the address may request; open_attempts counts the tries of callers who do not name the
  // registration. A new address is pending while its code is neither used nor deleted.
  `delete from email_codes where purpose = 'reset_password'`,
  `alter table email_codes
     add open_attempts integer not null default 0,
     add email text,
     drop constraint email_codes_purpose_check,
     add constraint email_codes_purpose_check check (purpose in ('verify_email', 'verify_email_open', 'change_email'))`,
  `update email_codes set email = users.email from users where users.id = email_codes.user_id`,
  `alter table email_codes alter column email set not null`,
  // The long code of an address that received too many mails.
  `create table address_codes (
     email text primary key,
     code_hash text not null,
     expires_at timestamptz not null
   )`,
  // Several may be valid at once, so that a new request does not void earlier ones.
  `create table password_resets (
     code_hash text primary key,
     user_id bigint not null references users on delete cascade,
     email text not null,
     expires_at timestamptz not null
   )`,
  `create index password_resets_user on password_resets (user_id)`,
  // The codes that let a former address undo a change.
  `create table email_undos (
     id bigint generated always as identity primary key,
     code_hash text not null unique,
     user_id bigint not null references users on delete cascade,
     email text not null,
     expires_at timestamptz not null
   )`,
  `create index email_undos_user on email_undos (user_id, id)`,

  // The network that opened a session and the browsers of earlier logins, so that guesses from elsewhere do not delay
  // the account's owner.
  `alter table sessions
     add network text,
     add browser text,
     add system text,
     add last_used_at timestamptz not null default now()`,
  `create index sessions_open on sessions (user_id) where revoked_at is null`,
  `create index sessions_network on sessions (network)`,
  `create table login_devices (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     token_hash text not null unique,
     tries integer not null default 0,
     last_login_at timestamptz not null
   )`,
  `create index login_devices_user on login_devices (user_id)`,
  `create table live_tickets (
     ticket_hash text primary key,
     session_id bigint not null references sessions on delete cascade,
     expires_at timestamptz not null
   )`,
  `create index live_tickets_session on live_tickets (session_id)`,
  `create index live_tickets_expires on live_tickets (expires_at)`,
  `create table exports (
     code_hash text primary key,
     session_id bigint not null references sessions on delete cascade,
     language text not null,
     expires_at timestamptz not null
   )`,
  `create index exports_session on exports (session_id)`,
  `create index exports_expires on exports (expires_at)`,

  // The client's ids of created objects, so that a creation can be retried.
  `create table creations (
     user_id bigint not null references users on delete cascade,
     client_id uuid not null,
     kind text not null,
     object_id bigint,
     created_at timestamptz not null default now(),
     primary key (user_id, client_id, kind)
   )`,
  `create index creations_created on creations (created_at)`,

  // A mail that is written after the call is answered has a request. notice_for is the account whose deletion it
  // announces: a notice that was never sent does not count.
  `alter table mails
     add html text not null default '',
     add unsubscribe text,
     add request jsonb,
     add notice_for bigint references users on delete cascade`,
  `create index mails_notice_for on mails (notice_for) where notice_for is not null`,

  // A replaced secret is kept to verify data signed with it.
  `alter table secrets add retired_at timestamptz`,

  // No foreign keys: a row outlives the accounts that it names.
  `create table audit_events (
     id bigint generated always as identity primary key,
     event text not null,
     account_id bigint,
     actor_id bigint,
     network_address text,
     details jsonb not null default '{}',
     created_at timestamptz not null default now()
   )`,
  `create index audit_events_account on audit_events (account_id, event, created_at desc)`,
  `create index audit_events_created on audit_events (created_at)`,
  `create function keep_audit_events() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.created_at < now() - interval '1 year' then return old; end if;
     end if;
     raise exception 'audit_events is append-only';
   end $$`,
  `create trigger audit_events_kept before update or delete on audit_events
   for each row execute function keep_audit_events()`,
  `create trigger audit_events_not_truncated before truncate on audit_events
   for each statement execute function keep_audit_events()`,

  `create table blocks (
     blocker_id bigint not null references users on delete cascade,
     blocked_id bigint not null references users on delete cascade,
     created_at timestamptz not null default now(),
     primary key (blocker_id, blocked_id),
     check (blocker_id <> blocked_id)
   )`,
  `create index blocks_blocked on blocks (blocked_id)`,

  // No foreign key to the target: a report outlives it.
  `create table reports (
     id bigint generated always as identity primary key,
     reporter_id bigint references users on delete set null,
     reported_id bigint references users on delete set null,
     kind text not null check (kind in ('person', 'post', 'comment', 'message', 'offer')),
     target_id bigint not null,
     reason text not null,
     text text,
     snapshot jsonb not null,
     created_at timestamptz not null default now(),
     resolved_at timestamptz,
     note text,
     unique (reporter_id, kind, target_id)
   )`,
  `create index reports_reported on reports (reported_id)`,
  `create index reports_open on reports (id) where resolved_at is null`,
);
