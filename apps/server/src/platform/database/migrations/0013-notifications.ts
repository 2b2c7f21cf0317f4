import { statements } from "./execute";

const kind = `user_id, event, target_id, (case when event = 'comment_like' then comment_id else 0 end)`;
const mailed = `'application_accepted', 'application_rejected', 'application_undecided', 'offer_alert'`;

/**
 * Each reader has at most one unread notification per kind and object; its causes record each person's action, so that
 * one can be withdrawn. The notification repeats the latest cause.
 */
export const migration = statements(
  `alter table notifications
     add people integer not null default 1,
     add is_mailed boolean not null default false`,
  `create table notification_causes (
     id bigint generated always as identity primary key,
     notification_id bigint not null references notifications on delete cascade,
     actor_id bigint references users on delete set null,
     comment_id bigint,
     params jsonb not null default '{}',
     created_at timestamptz not null default now()
   )`,
  `create index notification_causes_notification on notification_causes (notification_id, id)`,
  `create index notification_causes_actor on notification_causes (actor_id)`,

  `drop index notifications_post_like`,
  `drop index notifications_comment_like`,
  `drop index notifications_comment`,
  `drop index notifications_actor`,
  `create index notifications_actor on notifications (actor_id, user_id, created_at)`,

  `create temporary table merged on commit drop as
     select id, case when is_read or target_id is null then id
       else max(id) over (partition by is_read, ${kind}) end as kept_id
     from notifications`,
  `insert into notification_causes (notification_id, actor_id, comment_id, params, created_at)
     select m.kept_id, n.actor_id, n.comment_id, n.params, n.created_at
     from notifications n join merged m using (id) order by n.id`,
  `delete from notifications n using merged m where m.id = n.id and m.kept_id <> n.id`,
  `update notifications n set people = c.people from (
     select k.notification_id, count(distinct k.actor_id) as people from notification_causes k group by k.notification_id
   ) c where c.notification_id = n.id and c.people > 1`,
  `create unique index notifications_unread_kind on notifications (${kind}) where not is_read`,

  // Older unread notifications are not mailed.
  `update notifications set is_mailed = true where not is_read and event in (${mailed})`,
  `create index notifications_to_mail on notifications (user_id)
   where not is_read and not is_mailed and event in ('offer_matches', ${mailed})`,
  `create table notification_settings (
     user_id bigint not null references users on delete cascade,
     kind text not null,
     channel text not null check (channel in ('app', 'mail', 'none')),
     changed_at timestamptz not null default now(),
     primary key (user_id, kind)
   )`,
  `create index notification_settings_mail on notification_settings (user_id) where channel = 'mail'`,
  `create table unsubscribe_codes (
     code_hash text primary key,
     user_id bigint not null references users on delete cascade,
     created_at timestamptz not null
   )`,
  `create index unsubscribe_codes_user on unsubscribe_codes (user_id)`,
  `create index unsubscribe_codes_created on unsubscribe_codes (created_at)`,

  // The notifications of fitting offers sent to an applicant, kept after the notification itself is deleted, for the
  // daily limit.
  `create table offer_matches_sent (
     user_id bigint not null references users on delete cascade,
     sent_at timestamptz not null default now()
   )`,
  `create index offer_matches_sent_user on offer_matches_sent (user_id, sent_at)`,
  `create index offer_matches_sent_at on offer_matches_sent (sent_at)`,
  `insert into offer_matches_sent (user_id, sent_at)
     select user_id, created_at from notifications
     where event = 'offer_matches' and created_at > now() - interval '1 day'`,

  // Notifications for many readers, and removals of outdated ones.
  `create table notification_queue (
     id bigint generated always as identity primary key,
     offer_id bigint not null,
     outdated jsonb,
     event text,
     actor_id bigint references users on delete set null,
     target_id bigint,
     params jsonb not null default '{}',
     readers jsonb not null default '[]'
   )`,
  `create index notification_queue_offer on notification_queue (offer_id, id)`,
  `create index notification_queue_actor on notification_queue (actor_id)`,
);
