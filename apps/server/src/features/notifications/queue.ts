import type { EventName } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { keepPeople } from "../../platform/database/lock-people";
import { inTransaction } from "../../platform/database/transactions";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import type { Publish } from "../../platform/live/events";
import { removeNotification } from "./notification-causes";
import { createNotification, type NotificationEvent } from "./create";

// A slice blocks the embedded database for some 5 ms.
const readersAtOnce = 20;

/** An event about an offer for many readers, or the events whose unread notifications about it no longer hold. */
export type Queued = { offerId: number } & ({ notify: NotificationEvent } | { outdated: readonly EventName[] });

/**
 * Queues notifications for any number of readers, in the transaction of their cause. The caller calls `sendQueued`
 * after the commit; entries left by a killed process are sent at the next start.
 */
export async function queueNotification(tx: Tx, queued: Queued): Promise<void> {
  const { offerId: offer_id } = queued;
  if ("outdated" in queued) {
    await tx
      .insertInto("notification_queue")
      .values({ offer_id, outdated: JSON.stringify(queued.outdated) })
      .execute();
    return;
  }
  const { event, actorId: actor_id, targetId: target_id, params = {}, to } = queued.notify;
  if (to.length === 0) return;
  await tx
    .insertInto("notification_queue")
    .values({ offer_id, event, actor_id, target_id, params: JSON.stringify(params), readers: JSON.stringify(to) })
    .execute();
}

/** Sends the queue of one offer, or all, in order. Works in slices, so that other calls run in between. */
export async function sendQueued(db: Db, publish: Publish, offerId?: number): Promise<void> {
  for (let found = await firstIn(db, offerId); found; found = await firstIn(db, offerId)) {
    const slice = found;
    await inTransaction(db, (tx) => sendSlice(tx, publish, slice));
  }
}

/** Sends entries that a killed process has left in the queue. */
export async function sendLeftOver(db: Db, broker: Publisher): Promise<void> {
  const events = collectEvents(broker);
  await sendQueued(db, events.publish);
  await events.send();
}

const entries = (db: Db) =>
  db
    .selectFrom("notification_queue")
    .select(["id", "offer_id", "outdated", "event", "actor_id", "target_id", "params", "readers"]);

type Entry = Awaited<ReturnType<typeof firstIn>>;

const firstIn = (db: Db, offerId: number | undefined) =>
  entries(db)
    .$if(offerId !== undefined, (query) => query.where("offer_id", "=", offerId ?? 0))
    .orderBy("id")
    .limit(sql.lit(1))
    .executeTakeFirst();

/** Sends one slice of an entry, unless another process has sent it meanwhile. */
async function sendSlice(tx: Tx, publish: Publish, found: NonNullable<Entry>): Promise<void> {
  await keepPeople(tx, [found.actor_id, ...found.readers.slice(0, readersAtOnce)]);
  const next = await entries(tx).where("id", "=", found.id).forUpdate().executeTakeFirst();
  if (next?.readers.length !== found.readers.length) return;
  const { id, offer_id, outdated, event, actor_id, target_id, params, readers } = next;
  const rest = readers.slice(readersAtOnce);
  let isDone = rest.length === 0;
  if (outdated) {
    const removed = await removeNotification(tx, publish, outdated, { target_id: offer_id }, { limit: readersAtOnce });
    isDone = removed < readersAtOnce;
  }
  if (event) {
    const to = await stillThere(tx, readers.slice(0, readersAtOnce));
    await createNotification(tx, publish, { event, actorId: actor_id, targetId: target_id, params, to });
  }
  if (isDone) await tx.deleteFrom("notification_queue").where("id", "=", id).execute();
  else
    await tx
      .updateTable("notification_queue")
      .set({ readers: JSON.stringify(rest) })
      .where("id", "=", id)
      .execute();
}

/** Locks and returns the readers whose accounts still exist. */
async function stillThere(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const people = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
  return people.map(({ id }) => id);
}
