import { statements } from "./execute";

/** What many readers are still to be notified of, or what is still to be removed from their notifications. */
export const migration = statements(
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
