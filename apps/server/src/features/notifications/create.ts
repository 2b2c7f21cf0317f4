import { type EventName, type EventParams, eventTypes, maxNotifications } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";

/** An event and its recipients. */
export interface NotificationEvent {
  event: EventName;
  actorId: number;
  /** The post or the offer it is about; null once deleted. */
  targetId: number | null;
  /** The comment of that post, if it is about one. */
  commentId?: number | null;
  params?: EventParams;
  to: readonly number[];
}

/**
 * Stores a notification for each recipient, in the transaction of its cause, and publishes it after the commit. Nobody
 * is notified of their own actions, nor twice of a like of the same target by the same person.
 */
export async function createNotification(tx: Tx, publish: Publish, notification: NotificationEvent): Promise<void> {
  const { event, actorId, targetId, commentId = null, params = {}, to } = notification;
  const others = to.filter((userId) => userId !== actorId);
  if (others.length === 0) return;
  const created = await sql<{ id: number; user_id: number }>`
    insert into notifications (user_id, event, event_type, actor_id, target_id, comment_id, params)
    select user_id, ${event}, ${eventTypes[event]}, ${actorId}, ${targetId}, ${commentId}, ${JSON.stringify(params)}
    from unnest(${others}::bigint[]) as others (user_id)
    on conflict do nothing
    returning id, user_id`.execute(tx);
  await keepNewest(
    tx,
    created.rows.map(({ user_id }) => user_id),
  );
  for (const { id, user_id } of created.rows) publish(user_id, { kind: "notification", id });
}

/** Deletes all but the newest 1000 of each user, except locked rows. */
async function keepNewest(tx: Tx, userIds: readonly number[]): Promise<void> {
  const old = sql`
    select old.id from unnest(${userIds}::bigint[]) as others (user_id), lateral (
      select id from notifications where user_id = others.user_id
      order by created_at desc, id desc offset ${sql.lit(maxNotifications)}) as old`;
  await sql`
    delete from notifications where id = any(array(
      select id from notifications where id = any(array(${old})) for update skip locked))`.execute(tx);
}

/** Removes unread notifications of an undone event, and publishes the new counts. */
export async function removeNotification(
  tx: Tx,
  publish: Publish,
  events: readonly EventName[],
  about: { target_id: number; user_id?: number; comment_id?: number; actor_id?: number },
): Promise<void> {
  const removed = await tx
    .deleteFrom("notifications")
    .where("event_type", "in", [...new Set(events.map((event) => eventTypes[event]))])
    .where("event", "in", events)
    .where("is_read", "=", false)
    .where((row) => row.and(about))
    .returning("user_id")
    .execute();
  for (const userId of new Set(removed.map(({ user_id }) => user_id))) publish(userId, { kind: "notifications-read" });
}
