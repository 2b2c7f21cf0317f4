import { type EventName, type EventParams, eventTypes } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { keepPeople } from "../../platform/database/lock-people";
import type { Publish } from "../../platform/live/events";
import { kindOfEvent, type NotificationKind, typesOfEvents } from "./notification-kinds";
import { maxNotificationsPerActor } from "./notification-limits";
import { repeatLatest } from "./notification-causes";
import { keepNewest } from "./retention";

export interface NotificationEvent {
  event: EventName;
  /** Null once the actor's account is deleted. */
  actorId: number | null;
  /** The post or offer. */
  targetId: number | null;
  /** The comment on that post, if the event is about one. */
  commentId?: number | null;
  params?: EventParams;
  /** The parameters of further causes of the same notification, which come first. */
  otherCauses?: readonly EventParams[];
  to: readonly number[];
}

/**
 * Stores a notification for each recipient in the transaction of its cause, and publishes it after the commit; an
 * unread notification of the same kind about the same object is repeated instead. Skips recipients who are the actor,
 * were already notified of this like or have read of this
 * offer, have had too many notifications of this actor today, block the actor or are
 * blocked by them, or have turned this kind off.
 */
export async function createNotification(tx: Tx, publish: Publish, notification: NotificationEvent): Promise<void> {
  const { event, actorId, targetId, commentId = null, params = {}, otherCauses = [], to } = notification;
  // Sorted, so that two events with the same recipients lock their notifications in the same order.
  const others = to.filter((userId) => userId !== actorId).toSorted((a, b) => a - b);
  if (others.length === 0) return;
  // A block that commits first is seen by the next statement; a later one waits, and then removes the notification.
  await keepPeople(tx, others);
  const isLike = event === "post_like" || event === "comment_like";
  const about = sql`${actorId}::bigint, ${commentId}::bigint`;
  const kind = params.alertId === undefined ? kindOfEvent[event] : "offerAlerts";
  // For an alert only the reader's own blocks count: a recruiter's block hides no offer.
  const blocking = params.alertId === undefined ? actorId : null;
  const type = params.alertId === undefined ? eventTypes[event] : "offer_alert";
  const { rows } = await sql<{ id: number; user_id: number; is_new: boolean }>`
    with stored as (
      insert into notifications (user_id, event, event_type, target_id, actor_id, comment_id, params)
      select user_id, ${event}, ${type}, ${targetId}::bigint, ${about}, ${JSON.stringify(params)}::jsonb
      from unnest(${others}::bigint[]) as others (user_id)
      where ${mayCause(actorId)} and ${mayBeNotified(kind, sql`others.user_id`, sql`${blocking}::bigint`)}
        and not ${isLike ? wasToldOfLike(notification) : sql`false`}
        and not ${event === "offer_matches" ? hasReadOfOffer(targetId) : sql`false`}
      on conflict (user_id, event, target_id, (case when event = 'comment_like' then comment_id else 0 end))
        where not is_read do update set created_at = now(),
          is_mailed = notifications.is_mailed and excluded.event = 'offer_matches'
      returning id, user_id, xmax = 0 as is_new
    ), caused as (
      insert into notification_causes (notification_id, actor_id, comment_id, params)
      select id, ${about}, c.params from stored
      cross join jsonb_array_elements(${JSON.stringify([...otherCauses, params])}::jsonb) with ordinality as c (params, place)
      order by id, place
    ), kept as (${keepNewest})
    select * from stored`.execute(tx);
  const repeated = rows.filter(({ is_new }) => !is_new).map(({ id }) => id);
  if (repeated.length > 0) await repeatLatest(tx, repeated);
  for (const { id, user_id } of rows) publish(user_id, { kind: "notification", id });
}

/** Whether the actor is still within their daily limit of notifications for a reader. */
const mayCause = (actorId: number | null) => sql`
  (select count(*) from notifications n where n.actor_id = ${actorId} and n.user_id = others.user_id
    and n.created_at > now() - interval '1 day') < ${sql.lit(maxNotificationsPerActor)}`;

/**
 * Whether a reader wants this kind of notification, and neither blocks the actor nor is blocked by them. Uses no table
 * aliases, which could shadow those of the outer query.
 */
export const mayBeNotified = (
  kind: NotificationKind,
  readerId: RawBuilder<unknown>,
  actorId: RawBuilder<unknown>,
) => sql`(
  not exists (select from blocks where blocks.blocker_id = ${actorId} and blocks.blocked_id = ${readerId}
    or blocks.blocker_id = ${readerId} and blocks.blocked_id = ${actorId})
  and not exists (select from notification_settings where notification_settings.user_id = ${readerId}
    and notification_settings.kind = ${kind} and notification_settings.channel = 'none'))`;

/** Whether a reader has read that an offer matches. */
const hasReadOfOffer = (offerId: number | null) => sql`
  exists (select from notifications n
    where n.event_type in (${sql.join(typesOfEvents(["offer_matches"]).map((value) => sql.lit(value)))}) and n.target_id = ${offerId}
      and n.user_id = others.user_id and n.event = 'offer_matches' and n.is_read)`;

/** Whether a reader already has a notification of this like, read or not. */
const wasToldOfLike = ({ event, actorId, targetId, commentId = null }: NotificationEvent) => sql`
  exists (select from notifications n join notification_causes c on c.notification_id = n.id
    where n.event_type = ${eventTypes[event]} and n.target_id = ${targetId} and n.user_id = others.user_id
      and n.comment_id is not distinct from ${commentId}::bigint and c.actor_id = ${actorId})`;
