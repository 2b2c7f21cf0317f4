import { type EventName, eventTypes } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import type { Publish } from "../../platform/live/events";

/** Has notifications repeat the latest of their causes, and count the people. */
export async function repeatLatest(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update notifications n set actor_id = latest.actor_id, comment_id = latest.comment_id, params = latest.params,
      created_at = latest.created_at,
      people = (select greatest(count(distinct actor_id), 1) from notification_causes where notification_id = n.id)
    from unnest(${ids}::bigint[]) as repeated (id) cross join lateral (
      select * from notification_causes c where c.notification_id = repeated.id order by c.id desc limit 1) as latest
    where n.id = repeated.id`.execute(tx);
}

/** What is no longer true of a target: all of it, or what one person did, or what is about one comment. */
interface About {
  target_id: number;
  user_id?: number;
  comment_id?: number;
  actor_id?: number;
}

/**
 * Takes what is no longer true out of unread notifications, of all or of so many of them, removes those without a cause,
 * and publishes the counts; how many it looked at.
 */
export async function removeNotification(
  tx: Tx,
  publish: Publish,
  events: readonly EventName[],
  { target_id, user_id, ...cause }: About,
  limit?: number,
): Promise<number> {
  const unread = await tx
    .selectFrom("notifications")
    .select(["id", "user_id"])
    .where("event_type", "in", [...new Set(events.map((event) => eventTypes[event]))])
    .where("event", "in", events)
    .where("is_read", "=", false)
    .where("target_id", "=", target_id)
    .$if(user_id !== undefined, (query) => query.where("user_id", "=", user_id ?? 0))
    .orderBy("user_id")
    .$if(limit !== undefined, (query) => query.limit(sql.lit(limit ?? 0)))
    .forUpdate()
    .execute();
  if (unread.length === 0) return 0;
  await takeOut(tx, publish, unread, cause);
  return unread.length;
}

/** Takes what a person did out of the unread notifications of these events: they are gone, and so is what they did. */
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
    .forUpdate()
    .execute();
  await takeOut(tx, publish, unread, { actor_id });
}

/** Takes causes out of locked notifications, removes those without any, and publishes the counts. */
async function takeOut(
  tx: Tx,
  publish: Publish,
  unread: readonly { id: number; user_id: number }[],
  cause: Omit<About, "target_id" | "user_id">,
): Promise<void> {
  const ids = unread.map(({ id }) => id);
  const undone = await tx
    .deleteFrom("notification_causes")
    .where("notification_id", "=", sql<number>`any(${ids}::bigint[])`)
    .where((row) => row.and(cause))
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
