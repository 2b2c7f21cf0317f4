import { statements } from "./execute";

const kind = `user_id, event, target_id, (case when event = 'comment_like' then comment_id else 0 end)`;

/**
 * Each reader has at most one unread notification per kind and object; its causes record each person's action, so that
 * one can be withdrawn. The notification repeats the latest cause.
 */
export const migration = statements(
  `alter table notifications add column people integer not null default 1`,
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
);
