import type { Schemas } from "@passerelle/api";
import {
  type EventName,
  type EventParams,
  eventTypes,
  type Language,
  maxNotifications,
  notificationText,
} from "@passerelle/domain";
import type { Db } from "../db";
import { type Row, newestFirst } from "./rows";

/** An event and its recipients. */
interface NotificationEvent {
  event: EventName;
  actorId: number;
  /** The post or the offer it is about; null once deleted. */
  targetId: number | null;
  /** The comment of that post, if it is about one. */
  commentId?: number | null;
  params?: EventParams;
  to: readonly number[];
}

/** Notifies people of another user's action, on the live channel too. Repeated likes of a target notify once. */
export function notify(db: Db, { event, actorId, targetId, commentId = null, params = {}, to }: NotificationEvent) {
  const { jobTitle = null, word = null, applicationId = null } = params;
  for (const userId of to) {
    if (userId === actorId || isRepeatedLike(db, { event, actorId, targetId, commentId })) continue;
    const about = { event, actorId, targetId, commentId, jobTitle, word, applicationId };
    const notification = db.notification.create({ userId, ...about, createdAt: db.clock.now().toISOString() });
    keepNewest(db, userId);
    db.live.send(userId, (language) => {
      const shown = presentNotification(db, notification, language);
      return { type: "new_notification", data: { message: shown.message, notification: shown } };
    });
    sendUnreadCount(db, userId);
  }
}

type About = Pick<Row<"notification">, "event" | "actorId" | "targetId" | "commentId">;

function isRepeatedLike(db: Db, { event, actorId, targetId, commentId }: About): boolean {
  if (event !== "post_like" && event !== "comment_like") return false;
  const sent = db.notification.findMany({ where: { event: { equals: event }, actorId: { equals: actorId } } });
  return sent.some((one) => (event === "post_like" ? one.targetId === targetId : one.commentId === commentId));
}

function keepNewest(db: Db, userId: number) {
  const old = db.notification
    .findMany({ where: { userId: { equals: userId } } })
    .toSorted(newestFirst)
    .slice(maxNotifications);
  db.notification.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** Removes the unread notifications of an event that has been undone. */
export function removeNotifications(
  db: Db,
  events: readonly EventName[],
  about: { targetId: number; userId?: number; commentId?: number; actorId?: number },
) {
  const isAbout = (row: Row<"notification">) =>
    !row.isRead &&
    events.includes(row.event) &&
    row.targetId === about.targetId &&
    row.userId === (about.userId ?? row.userId) &&
    row.commentId === (about.commentId ?? row.commentId) &&
    row.actorId === (about.actorId ?? row.actorId);
  const removed = db.notification.getAll().filter(isAbout);
  db.notification.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
  for (const userId of new Set(removed.map((row) => row.userId))) sendUnreadCount(db, userId);
}

export const unreadNotifications = (db: Db, userId: number): number =>
  db.notification.count({ where: { userId: { equals: userId }, isRead: { equals: false } } });

export function sendUnreadCount(db: Db, userId: number) {
  const unread_count = unreadNotifications(db, userId);
  db.live.send(userId, { type: "unread_count_update", data: { unread_count } });
}

/** Notifications as API objects, in the reader's language. */
export function presentNotifications(
  db: Db,
  rows: readonly Row<"notification">[],
  language: Language,
): Schemas["Notification"][] {
  // One query each: a list may have a thousand.
  const people = new Map(db.user.getAll().map((user) => [user.id, user]));
  const posts = new Set(db.post.getAll().map(({ id }) => id));
  const offers = new Set(db.jobOffer.getAll().map(({ id }) => id));

  /** The notification's target; null once deleted. */
  const targetOf = ({ event, targetId: id, commentId, applicationId }: Row<"notification">) => {
    if (id === null) return null;
    if (eventTypes[event].startsWith("job_"))
      return offers.has(id)
        ? { kind: "job_offer" as const, id, ...(applicationId !== null && { applicationId }) }
        : null;
    return posts.has(id) ? { kind: "post" as const, id, ...(commentId !== null && { commentId }) } : null;
  };

  return rows.map((row) => {
    const { id, event, jobTitle, word, isRead, createdAt } = row;
    const actor = people.get(row.actorId) ?? { firstname: null, lastname: null };
    const params = { ...(jobTitle !== null && { jobTitle }), ...(word !== null && { word }) };
    const message = notificationText({ event, params, actor })[language];
    return { id, message, isRead, createdAt, eventType: eventTypes[event], target: targetOf(row) };
  });
}

/** One notification as an API object. */
export function presentNotification(db: Db, row: Row<"notification">, language: Language): Schemas["Notification"] {
  const [shown] = presentNotifications(db, [row], language);
  if (!shown) throw new Error("A notification is not shown.");
  return shown;
}
