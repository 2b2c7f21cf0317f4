import type { EventName } from "@passerelle/domain";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";
import { typesOfEvents } from "./notification-kinds";

/**
 * Copies the latest cause to each notification, and updates its number of people. An actor whose account is being
 * deleted is left out: waiting for the deletion, which may wait for these notifications, would be a deadlock.
 */
export async function repeatLatest(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update notifications n set
      actor_id = (select id from users where id = latest.actor_id for key share skip locked),
      comment_id = latest.comment_id, params = latest.params, created_at = latest.created_at,
      people = (select greatest(count(distinct actor_id), 1) from notification_causes where notification_id = n.id)
    from unnest(${ids}::bigint[]) as repeated (id) cross join lateral (
      select * from notification_causes c where c.notification_id = repeated.id order by c.id desc limit 1) as latest
    where n.id = repeated.id`.execute(tx);
}

/** The causes that no longer hold for a target: all of them, those of one person, or those about one comment. */
interface About {
  target_id: number;
  user_id?: number;
  comment_id?: number;
  actor_id?: number;
}

interface Removal {
  /** The maximum number of notifications to examine. */
  limit?: number;
  /** The event of the notification that comes next: locked too, because a concurrent call may do the opposite. */
  replacedBy?: EventName;
}

/**
 * Removes causes that no longer hold from unread notifications, deletes notifications left without a cause, and
 * publishes the counts; returns the number of notifications examined.
 */
export async function removeNotification(
  tx: Tx,
  publish: Publish,
  events: readonly EventName[],
  { target_id, user_id, ...cause }: About,
  { limit, replacedBy }: Removal = {},
): Promise<number> {
  const lockedEvents = replacedBy === undefined ? events : [...events, replacedBy];
  const locked = await tx
    .selectFrom("notifications")
    .select(["id", "user_id", "event"])
    .where("event_type", "in", typesOfEvents(lockedEvents))
    .where("event", "in", lockedEvents)
    .where("is_read", "=", false)
    .where("target_id", "=", target_id)
    .$if(user_id !== undefined, (query) => query.where("user_id", "=", user_id ?? 0))
    .orderBy("user_id")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(sql.lit(limit ?? 0)))
    .forUpdate()
    .execute();
  const unread = locked.filter(({ event }) => events.includes(event));
  if (unread.length === 0) return 0;
  await takeOut(tx, publish, unread, cause);
  return unread.length;
}

/** Removes the causes of a person who is deleted from unread notifications of these events. */
export async function removeCausedBy(
  tx: Tx,
  publish: Publish,
  actor_id: number,
  events: readonly EventName[],
): Promise<void> {
  const unread = await tx
    .selectFrom("notifications")
    .select(["id", "user_id"])
    .where("id", "in", tx.selectFrom("notification_causes").select("notification_id").where("actor_id", "=", actor_id))
    .where("event", "in", events)
    .where("is_read", "=", false)
    .orderBy("user_id")
    .orderBy("id")
    .forUpdate()
    .execute();
  await takeOut(tx, publish, unread, { actor_id });
}

/** Removes a person's causes from all notifications of one reader, read ones too. */
export async function removeBetween(tx: Tx, publish: Publish, readerId: number, actorId: number): Promise<void> {
  const caused = await tx
    .selectFrom("notifications")
    .select(["id", "user_id"])
    .where("user_id", "=", readerId)
    .where("id", "in", tx.selectFrom("notification_causes").select("notification_id").where("actor_id", "=", actorId))
    .orderBy("id")
    .forUpdate()
    .execute();
  await takeOut(tx, publish, caused, { actor_id: actorId });
}

/** Locks a person's unread notifications of several targets in the order of `removeNotification`. */
export async function lockUnread(
  tx: Tx,
  userId: number,
  event: EventName,
  targetIds: readonly number[],
): Promise<void> {
  await sql`
    select from notifications where user_id = ${userId} and event = ${event} and not is_read
      and target_id = any(${targetIds}::bigint[]) order by id for update`.execute(tx);
}

/** Removes a deleted alert from a person's unread notifications of the offers that it found. */
export async function removeFoundBy(tx: Tx, publish: Publish, userId: number, alertId: number): Promise<void> {
  const found = sql<boolean>`params @> ${JSON.stringify({ alertId })}::jsonb`;
  const { rows: unread } = await sql<{ id: number; user_id: number }>`
    select id, user_id from notifications n where user_id = ${userId} and not is_read and event = 'offer_matches'
      and exists (select from notification_causes where notification_id = n.id and ${found})
    order by id for update`.execute(tx);
  await takeOut(tx, publish, unread, found);
}

/** Removes causes from locked notifications, deletes those left without a cause, and publishes the counts. */
async function takeOut(
  tx: Tx,
  publish: Publish,
  unread: readonly { id: number; user_id: number }[],
  cause: Omit<About, "target_id" | "user_id"> | RawBuilder<boolean>,
): Promise<void> {
  const ids = unread.map(({ id }) => id);
  const undone = await tx
    .deleteFrom("notification_causes")
    .where("notification_id", "=", sql<number>`any(${ids}::bigint[])`)
    .where((row) => ("isRawBuilder" in cause ? cause : row.and(cause)))
    .returning("notification_id")
    .execute();
  const changed = new Set(undone.map(({ notification_id }) => notification_id));
  if (changed.size === 0) return;
  await sql`
    delete from notifications n where n.id = any(${[...changed]}::bigint[])
      and not exists (select from notification_causes c where c.notification_id = n.id)`.execute(tx);
  await repeatLatest(tx, [...changed]);
  const readers = unread.flatMap((one) => (changed.has(one.id) ? one.user_id : []));
  for (const userId of new Set(readers)) publish(userId, { kind: "notifications-read" });
}
