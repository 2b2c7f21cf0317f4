import {
  type EventName,
  type EventParams,
  eventTypes,
  kindOfEvent,
  maxNotifications,
  maxNotificationsPerActor,
} from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";
import { repeatLatest } from "./causes";

/** An event and its recipients. */
export interface NotificationEvent {
  event: EventName;
  /** Null once their account is deleted. */
  actorId: number | null;
  /** The post or the offer it is about; null once deleted. */
  targetId: number | null;
  /** The comment of that post, if it is about one. */
  commentId?: number | null;
  params?: EventParams;
  to: readonly number[];
}

/**
 * Stores a notification for each recipient, in the transaction of its cause, and publishes it after the commit; an
 * unread one of the same kind about the same object is repeated instead. Nobody is notified of their own actions, nor
 * twice of a like of the same target by the same person, nor too often in a day of what one person does, nor of people they
 * block or are blocked by, nor of a kind that they do not want.
 */
export async function createNotification(tx: Tx, publish: Publish, notification: NotificationEvent): Promise<void> {
  const { event, actorId, targetId, commentId = null, params = {}, to } = notification;
  // Sorted, so that two events with the same recipients lock their notifications in the same order.
  const others = to.filter((userId) => userId !== actorId).toSorted((a, b) => a - b);
  if (others.length === 0) return;
  const isLike = event === "post_like" || event === "comment_like";
  const cause = sql`${actorId}::bigint, ${commentId}::bigint, ${JSON.stringify(params)}::jsonb`;
  const { rows } = await sql<{ id: number; user_id: number; is_new: boolean }>`
    with stored as (
      insert into notifications (user_id, event, event_type, target_id, actor_id, comment_id, params)
      select user_id, ${event}, ${eventTypes[event]}, ${targetId}::bigint, ${cause}
      from unnest(${others}::bigint[]) as others (user_id)
      where ${mayCause(actorId)} and ${mayBeNotified(event, sql`others.user_id`, sql`${actorId}::bigint`)}
        and not ${isLike ? wasToldOfLike(notification) : sql`false`}
      on conflict (user_id, event, target_id, (case when event = 'comment_like' then comment_id else 0 end))
        where not is_read do update set created_at = now(), is_mailed = false
      returning id, user_id, xmax = 0 as is_new
    ), caused as (
      insert into notification_causes (notification_id, actor_id, comment_id, params)
      select id, ${cause} from stored
    ), kept as (${keepNewest})
    select * from stored`.execute(tx);
  const repeated = rows.filter(({ is_new }) => !is_new).map(({ id }) => id);
  if (repeated.length > 0) await repeatLatest(tx, repeated);
  for (const { id, user_id } of rows) publish(user_id, { kind: "notification", id });
}

/** Whether an actor has caused a reader few enough notifications in the last day. */
const mayCause = (actorId: number | null) => sql`
  (select count(*) from notifications n where n.actor_id = ${actorId} and n.user_id = others.user_id
    and n.created_at > now() - interval '1 day') < ${sql.lit(maxNotificationsPerActor)}`;

/**
 * Whether a reader wants this kind, and neither blocks the actor nor is blocked by them. Its tables have no alias, which
 * could hide one of the query around it.
 */
export const mayBeNotified = (event: EventName, readerId: RawBuilder<unknown>, actorId: RawBuilder<unknown>) => sql`(
  not exists (select from blocks where blocks.blocker_id = ${actorId} and blocks.blocked_id = ${readerId}
    or blocks.blocker_id = ${readerId} and blocks.blocked_id = ${actorId})
  and not exists (select from notification_settings where notification_settings.user_id = ${readerId}
    and notification_settings.kind = ${kindOfEvent[event]} and notification_settings.channel = 'none'))`;

/** Whether a reader has a notification of this like already, read or not. */
const wasToldOfLike = ({ event, actorId, targetId, commentId = null }: NotificationEvent) => sql`
  exists (select from notifications n join notification_causes c on c.notification_id = n.id
    where n.event_type = ${eventTypes[event]} and n.target_id = ${targetId} and n.user_id = others.user_id
      and n.comment_id is not distinct from ${commentId}::bigint and c.actor_id = ${actorId})`;

/**
 * Deletes all but the newest 1000 of each reader with a new one, except locked rows. The statement that stores the new
 * one does not see it yet.
 */
const keepNewest = sql`
  delete from notifications where id = any(array(
    select id from notifications where id = any(array(
      select old.id from stored, lateral (
        select n.id from notifications n where n.user_id = stored.user_id
        order by n.created_at desc, n.id desc offset ${sql.lit(maxNotifications - 1)}) as old
      where stored.is_new)) for update skip locked))`;
