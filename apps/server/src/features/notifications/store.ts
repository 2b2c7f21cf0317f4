import type { EventName, EventParams } from "@passerelle/domain";
import { type QueryCreator, sql } from "kysely";
import { pageOf, type Paging } from "../../platform/http/paging";
import type { Db, Tx } from "../../platform/database/database";
import { cutPage, listPage, preparedPages, type SortKey } from "../../platform/database/keyset-pagination";
import { prepared, preparedOne } from "../../platform/database/prepared-queries";
import type { Database } from "../../platform/database/schema";
import { totalOf } from "../../platform/database/totals";
import { typesOfEvents } from "./notification-kinds";

// Forces a lookup by id: for a list of a thousand the planner would read the whole table.
const offerId = sql<
  number | null
>`case when n.event_type in ('job_offer', 'job_application') or n.event = 'offer_matches'
  then (select o.id from job_offers o where o.id = n.target_id) end`;
// The kept application of an applicant to a deleted offer. "Not exists" would read the whole table for each page.
const keptId = sql<number | null>`case when n.event_type in ('job_offer', 'job_application')
  and (select o.id from job_offers o where o.id = n.target_id) is null then (select k.id from kept_applications k where k.applicant_id = n.user_id and k.offer_id = n.target_id limit 1) end`;
// The reader's application to an offer that changed or closed.
const ownId = sql<number | null>`case when n.event in ('offer_changed', 'offer_closed')
  then (select a.id from applications a where a.applicant_id = n.user_id and a.offer_id = n.target_id) end`;
const postId = sql<number | null>`case when n.event_type in ('post_like', 'post_comment', 'comment_like')
  then (select p.id from posts p where p.id = n.target_id) end`;

const offerCauses = sql<EventParams[] | null>`case when n.event = 'offer_matches'
  then (select jsonb_agg(c.params order by c.id) from notification_causes c where c.notification_id = n.id) end`;

/** A user's notifications with the current name of the actor; a deleted target is null. */
const notifications = (db: QueryCreator<Database>, userId: number) =>
  db
    .selectFrom("notifications as n")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("users as u")
          .select(["u.firstname", "u.lastname"])
          .whereRef("u.id", "=", "n.actor_id")
          .limit(sql.lit(1))
          .as("actor"),
      (join) => join.onTrue(),
    )
    .select(["n.id", "n.event", "n.event_type", "n.params", "n.comment_id", "n.people"])
    .select(["n.is_read", "n.created_at"])
    .select(["actor.firstname", "actor.lastname", offerId.as("offer_id"), postId.as("post_id")])
    .select(["n.target_id", keptId.as("kept_id"), ownId.as("own_id")])
    .select(offerCauses.as("causes"))
    .where("n.user_id", "=", userId);

/** One of a user's notifications; undefined for any other. */
export function findNotification(db: Db, userId: number, id: number) {
  return notifications(db, userId).where("n.id", "=", id).executeTakeFirst();
}

/** The newest `count` of a user's given notifications. */
export function findNotifications(db: Db, userId: number, ids: readonly number[], count: number) {
  return notifications(db, userId)
    .where("n.id", "=", sql<number>`any(${ids}::bigint[])`)
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .limit(sql.lit(count))
    .execute();
}

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

const totalFor = (db: Db, userId: number) =>
  db
    .selectFrom("notifications")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .$asScalar()
    .$notNull();

/** The order of a list. */
export interface Sorting {
  column: "created_at" | "is_read" | "event_type";
  order: "asc" | "desc";
}

/** Fewer than usual, because each row has six subqueries. */
const rowsPerStep = 50;

/**
 * One page of a user's notifications (ties newest first), as `toItem` shows them, and their total. Reads and shows long
 * pages in steps, because a query blocks the embedded database.
 */
export async function listNotifications<Item>(
  db: Db,
  { userId, column, order }: Sorting & { userId: number },
  page: Paging,
  toItem: (row: NotificationRow) => Item,
) {
  const items: Item[] = [];
  let total: number | undefined;
  let next: string | null = null;
  do {
    const size = Math.min(rowsPerStep, page.size - items.length);
    const from = next === null ? page : { ...page, after: next };
    const step = await findStep(db, { userId }, { ...from, size }, column, order, total === undefined ? "count" : "");
    total ??= await totalOf(db, step, page, totalFor(db, userId));
    const cut = cutPage(step, { size });
    items.push(...cut.rows.map(toItem));
    next = cut.next;
  } while (next !== null && items.length < page.size);
  return { ...pageOf(items, total, page), next };
}

const kindOf = { is_read: "flag", event_type: "text" } as const;

const keysOf = (column: Sorting["column"], order: Sorting["order"]): SortKey[] =>
  column === "created_at"
    ? byTime(order)
    : [{ by: sql.ref(`n.${column}`), as: kindOf[column], order }, ...byTime("desc")];

const byTime = (order: Sorting["order"]): SortKey[] => [
  { by: sql.ref("n.created_at"), as: "time", order },
  { by: sql.ref("n.id"), as: "id", order },
];

const findStep = preparedPages(
  (
    db,
    { userId }: { userId: number },
    page,
    column: Sorting["column"],
    order: Sorting["order"],
    total: "count" | "",
  ) => {
    const part = listPage(keysOf(column, order), page);
    return notifications(db, userId)
      .select([sql<number>`(${total === "" ? sql.lit(0) : totalFor(db, userId)})`.as("total"), part.place.as("place")])
      .where(part.isAfter)
      .orderBy(part.order)
      .limit(part.limit)
      .offset(part.offset);
  },
);

/** Marks one of a user's notifications as read, and returns it as it was before; undefined for any other. */
export const markRead = async (db: Db, userId: number, id: number): Promise<NotificationRow | undefined> =>
  (await findAndMark(db, { userId, id }))[0];

const findAndMark = prepared((db, { userId, id }: { userId: number; id: number }) => {
  const marking = db.with("marked", (marked) =>
    marked
      .updateTable("notifications")
      .set({ is_read: true })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("is_read", "=", false),
  );
  return notifications(marking, userId).where("n.id", "=", id);
});

/**
 * Marks a user's notifications up to a given time as read, to the millisecond, which is the precision of answers.
 * Returns whether any was unread.
 */
export async function markAllRead(db: Db, userId: number, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("notifications")
    .set({ is_read: true })
    .where("user_id", "=", userId)
    .where("is_read", "=", false)
    .where(sql`date_trunc('milliseconds', created_at)`, "<=", until)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

const findUnread = preparedOne((db, { userId }: { userId: number }) =>
  db
    .selectFrom("notifications")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("is_read", "=", false),
);

export const countUnread = async (db: Db, userId: number): Promise<number> => (await findUnread(db, { userId })).count;

/** The last of these events about a target that a user was notified of, read or not, with the quoted message. */
export function findLastEvent(tx: Tx, about: { user_id: number; target_id: number }, events: readonly EventName[]) {
  return tx
    .selectFrom("notifications")
    .select(["event", sql<string | null>`params ->> 'word'`.as("word")])
    .where("event_type", "in", typesOfEvents(events))
    .where("event", "in", events)
    .where((eb) => eb.and(about))
    .orderBy("id", "desc")
    .limit(sql.lit(1))
    .executeTakeFirst();
}
