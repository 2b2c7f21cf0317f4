import type { EventName } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database";
import { keepPeople } from "../../platform/database/keep-people";
import { inTransaction } from "../../platform/database/transactions";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import type { Publish } from "../../platform/live/events";
import { removeNotification } from "./causes";
import { createNotification, type NotificationEvent } from "./create";

// A slice takes some 5 ms on the embedded database, which does nothing else meanwhile.
const readersAtOnce = 20;

/** What many readers are notified of about an offer, or which of its unread notifications are no longer true. */
export type Queued = { offerId: number } & ({ notify: NotificationEvent } | { outdated: readonly EventName[] });

/**
 * Puts into the queue, in the transaction of the cause, what may concern any number of readers. Whoever has committed
 * calls `sendQueued`; what a killed process has left is sent at the next start.
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

/** Sends what is queued about an offer, or all, in its order: a few readers at once, so that others' calls come between. */
export async function sendQueued(db: Db, publish: Publish, offerId?: number): Promise<void> {
  while (await inTransaction(db, (tx) => sendSlice(tx, publish, offerId)));
}

/** Sends what a killed process has left in the queue. */
export async function sendLeftOver(db: Db, broker: Publisher): Promise<void> {
  const events = collectEvents(broker);
  await sendQueued(db, events.publish);
  await events.send();
}

/** Whether there was something to send. */
async function sendSlice(tx: Tx, publish: Publish, offerId: number | undefined): Promise<boolean> {
  const first = tx
    .selectFrom("notification_queue")
    .select(["id", "offer_id", "outdated", "event", "actor_id", "target_id", "params", "readers"])
    .$if(offerId !== undefined, (query) => query.where("offer_id", "=", offerId ?? 0))
    .orderBy("id")
    .limit(sql.lit(1));
  const found = await first.executeTakeFirst();
  if (!found) return false;
  await keepPeople(tx, [found.actor_id, ...found.readers.slice(0, readersAtOnce)]);
  const next = await first.forUpdate().executeTakeFirst();
  // Another process has sent this slice meanwhile.
  if (next?.id !== found.id || next.readers.length !== found.readers.length) return true;
  const { id, offer_id, outdated, event, actor_id, target_id, params, readers } = next;
  const rest = readers.slice(readersAtOnce);
  let isDone = rest.length === 0;
  if (outdated) {
    const removed = await removeNotification(tx, publish, outdated, { target_id: offer_id }, readersAtOnce);
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
  return true;
}

/** Those of some readers whose accounts exist; they are locked. */
async function stillThere(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const people = await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
  return people.map(({ id }) => id);
}
