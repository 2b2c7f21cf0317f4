import { statements } from "./execute";

/** Each person's channel for each kind of notification, and the daily mail with its unsubscribe codes. */
export const migration = statements(
  `create table notification_settings (
     user_id bigint not null references users on delete cascade,
     kind text not null,
     channel text not null check (channel in ('app', 'mail', 'none')),
     changed_at timestamptz not null default now(),
     primary key (user_id, kind)
   )`,
  `create index notification_settings_mail on notification_settings (user_id) where channel = 'mail'`,
  `alter table users add column digest_at timestamptz`,
  `alter table notifications add column is_mailed boolean not null default false`,
  `create table unsubscribe_codes (
     code_hash text primary key,
     user_id bigint not null references users on delete cascade,
     created_at timestamptz not null
   )`,
  `create index unsubscribe_codes_user on unsubscribe_codes (user_id)`,
  `create index unsubscribe_codes_created on unsubscribe_codes (created_at)`,
  `alter table mails add column unsubscribe text`,
);
