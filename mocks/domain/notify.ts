import type { Schemas } from "@passerelle/api";
import {
  type EventName,
  type EventParams,
  eventTypes,
  type Language,
  maxNotifications,
  maxNotificationsPerActor,
  notificationText,
} from "@passerelle/domain";
import { DAY } from "../clock";
import type { Db } from "../db";
import { isBlockBetween } from "./blocks";
import { findUnreadOfKind, isRepeatedLike, removeCauses, repeatLatest } from "./causes";
import { channelOf } from "./notification-settings";
import { readFilters } from "./offer-alerts";
import { type Row, newestFirst } from "./rows";

/** An event and its recipients. */
interface NotificationEvent {
  event: EventName;
  /** 0 for nobody. */
  actorId: number;
  /** The post, the offer or the alert it is about; null once deleted. */
  targetId: number | null;
  /** The comment of that post, if it is about one. */
  commentId?: number | null;
  params?: EventParams;
  to: readonly number[];
}

/** Notifies people of another user's action, on the live channel too; an unread notification of it is repeated. */
export function notify(db: Db, { event, actorId, targetId, commentId = null, params = {}, to }: NotificationEvent) {
  const { jobTitle = null, word = null, applicationId = null } = params;
  const filters = params.filters ? JSON.stringify(params.filters) : null;
  const createdAt = db.clock.now().toISOString();
  const cause = { actorId, commentId, jobTitle, word, applicationId, filters, createdAt };
  for (const userId of to) {
    if (userId === actorId || isRepeatedLike(db, { event, actorId, targetId, commentId })) continue;
    if (!mayCause(db, actorId, userId) || isBlockBetween(db, actorId, userId)) continue;
    if (channelOf(db, userId, event) === "none") continue;
    const { id } =
      findUnreadOfKind(db, userId, { event, targetId, commentId }) ??
      db.notification.create({ ...cause, userId, event, targetId });
    db.notificationCause.create({ ...cause, notificationId: id });
    const notification = repeatLatest(db, id);
    keepNewest(db, userId);
    if (!notification) continue;
    db.live.send(userId, (language) => {
      const shown = presentNotification(db, notification, language);
      return { type: "new_notification", data: { message: shown.message, notification: shown } };
    });
    sendUnreadCount(db, userId);
  }
}

/** Whether somebody has caused a reader few enough notifications in the last day. */
function mayCause(db: Db, actorId: number, userId: number): boolean {
  const since = new Date(db.clock.now().getTime() - DAY).toISOString();
  const where = { userId: { equals: userId }, actorId: { equals: actorId }, createdAt: { gt: since } };
  return db.notification.count({ where }) < maxNotificationsPerActor;
}

function keepNewest(db: Db, userId: number) {
  const old = db.notification
    .findMany({ where: { userId: { equals: userId } } })
    .toSorted(newestFirst)
    .slice(maxNotifications);
  db.notification.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** Takes what is no longer true out of unread notifications. */
export function removeNotifications(db: Db, events: readonly EventName[], about: Parameters<typeof removeCauses>[2]) {
  for (const userId of removeCauses(db, events, about)) sendUnreadCount(db, userId);
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
  const actors = new Map(db.user.getAll().map((user) => [user.id, user]));
  const posts = new Set(db.post.getAll().map(({ id }) => id));
  const offers = new Set(db.jobOffer.getAll().map(({ id }) => id));

  /** The notification's target; null once deleted. */
  const targetOf = ({ event, targetId: id, commentId, applicationId }: Row<"notification">) => {
    if (id === null || event === "offer_alert") return null;
    if (eventTypes[event].startsWith("job_"))
      return offers.has(id)
        ? { kind: "job_offer" as const, id, ...(applicationId !== null && { applicationId }) }
        : null;
    return posts.has(id) ? { kind: "post" as const, id, ...(commentId !== null && { commentId }) } : null;
  };

  return rows.map((row) => {
    const { id, event, jobTitle, word, people, isRead, createdAt } = row;
    const actor = actors.get(row.actorId) ?? { firstname: null, lastname: null };
    const filters = readFilters(row.filters);
    const params = {
      ...(jobTitle !== null && { jobTitle }),
      ...(word !== null && { word }),
      ...(filters && { filters }),
    };
    const message = notificationText({ event, params, actor, people })[language];
    return {
      id,
      message,
      isRead,
      createdAt,
      eventType: eventTypes[event],
      target: targetOf(row),
      ...(filters && { offerFilters: filters }),
    };
  });
}

/** One notification as an API object. */
export function presentNotification(db: Db, row: Row<"notification">, language: Language): Schemas["Notification"] {
  const [shown] = presentNotifications(db, [row], language);
  if (!shown) throw new Error("A notification is not shown.");
  return shown;
}
