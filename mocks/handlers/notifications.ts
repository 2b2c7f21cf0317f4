import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { eventTypes, type Language, notificationErrors, notificationText } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { byId, newestFirst, nowIn, ownRow, pageFrom, type Row, rowOf, rowsOf } from "../find-rows";

export const unreadNotifications = (db: Db, userId: number): number =>
  rowsOf(db.notification, userId).filter(({ isRead }) => !isRead).length;

function sendUnreadCount(db: Db, userId: number) {
  const unread_count = unreadNotifications(db, userId);
  db.live.send(userId, { type: "unread_count_update", data: { unread_count } });
}

/** The object of a notification; null after its deletion. */
function targetOf(db: Db, { event, targetId, commentId, applicationId }: Row<"notification">) {
  const isAboutPost = /^(post|comment)_/.test(event);
  const target = rowOf<{ id: number }>(isAboutPost ? db.post : db.jobOffer, targetId);
  if (!target) return null;
  if (isAboutPost) return { kind: "post" as const, id: target.id, ...(commentId !== null && { commentId }) };
  return { kind: "job_offer" as const, id: target.id, ...(applicationId !== null && { applicationId }) };
}

function presentNotification(db: Db, row: Row<"notification">, language: Language): Schemas["Notification"] {
  const { id, event, jobTitle, word, people, isRead, createdAt } = row;
  const actor = rowOf(db.user, row.actorId) ?? { firstname: null, lastname: null };
  const params = { ...(jobTitle !== null && { jobTitle }), ...(word !== null && { word }) };
  const message = notificationText({ event, params, actor, people })[language];
  return { id, message, isRead, createdAt, eventType: eventTypes[event], target: targetOf(db, row) };
}

/** Stores and sends a notification, for stories of incoming ones. */
export function notify(db: Db, row: Partial<Row<"notification">> & { userId: number }) {
  const notification = presentNotification(db, db.notification.create({ createdAt: nowIn(db), ...row }), "fr");
  db.live.send(row.userId, { type: "new_notification", data: { message: notification.message, notification } });
  sendUnreadCount(db, row.userId);
}

/** Listing notifications and marking them as read. */
export const notificationHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getUnreadNotificationsCount: ({ me }) => ok({ unread_count: unreadNotifications(db, me.id) }),

    listNotifications: ({ me, query, language }) => {
      const sorted = rowsOf(db.notification, me.id).toSorted(newestFirst);
      return ok(pageFrom(sorted, query, (row) => presentNotification(db, row, language)));
    },

    readNotification: ({ me, params: { id }, language }) => {
      ownRow(db.notification, me.id, id, notificationErrors.noNotification);
      const notification = db.notification.update({ ...byId(id), data: { isRead: true }, strict: true });
      sendUnreadCount(db, me.id);
      return ok({ data: presentNotification(db, notification, language) });
    },

    readNotifications: ({ me, body }) => {
      const until = Date.parse(body.until);
      const own = rowsOf(db.notification, me.id).filter(({ isRead }) => !isRead);
      const seen = own.filter(({ createdAt }) => Date.parse(createdAt) <= until).map(({ id }) => id);
      db.notification.updateMany({ where: { id: { in: seen } }, data: { isRead: true } });
      sendUnreadCount(db, me.id);
      return ok({ unread_count: own.length - seen.length });
    },
  });
