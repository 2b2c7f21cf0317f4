import { statements } from "./execute";

/** Notifications and private messages. */
export const migration = statements(
  // event is the precise event and decides the text; event_type is the specification's name for its kind.
  `create table notifications (
     id bigint generated always as identity primary key,
     user_id bigint not null references users on delete cascade,
     event text not null,
     event_type text not null,
     actor_id bigint references users on delete set null,
     target_id bigint,
     params jsonb not null default '{}',
     is_read boolean not null default false,
     created_at timestamptz not null default now()
   )`,
  `create index notifications_user on notifications (user_id, created_at desc, id desc)`,
  `create index notifications_unread on notifications (user_id) where not is_read`,
  `create index notifications_target on notifications (event_type, target_id)`,
  `create index notifications_actor on notifications (actor_id)`,

  // The pair is stored in order, so that two people share one discussion regardless of who writes first.
  `create table discussions (
     id bigint generated always as identity primary key,
     user_low bigint references users on delete set null,
     user_high bigint references users on delete set null,
     created_at timestamptz not null default now(),
     last_message_at timestamptz not null default now(),
     check (user_low < user_high),
     unique (user_low, user_high)
   )`,
  `create index discussions_low on discussions (user_low, last_message_at desc)`,
  `create index discussions_high on discussions (user_high, last_message_at desc)`,

  `create table messages (
     id bigint generated always as identity primary key,
     discussion_id bigint not null references discussions on delete cascade,
     sender_id bigint references users on delete set null,
     recipient_id bigint references users on delete set null,
     content text not null,
     client_id text,
     created_at timestamptz not null default now(),
     read_at timestamptz,
     unique (sender_id, client_id)
   )`,
  `create index messages_discussion on messages (discussion_id, id)`,
  `create index messages_unread on messages (recipient_id, discussion_id) where read_at is null`,
);
