import { statements } from "./execute";

/** Queues notifications for many readers, and removals of outdated ones. */
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
