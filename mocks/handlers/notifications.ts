import { ok } from "@passerelle/api/contract";
import { eventTypes, momentOf, notificationErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { presentNotification, presentNotifications, sendUnreadCount } from "../domain/notify";
import { newestFirst, pageFrom, type Row } from "../domain/rows";
import { respond } from "../http/respond";

/** Listing notifications and marking them as read. */
export const notificationHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listNotifications: ({ me, query, language }) => {
      const { sortBy = "created_at", sortOrder = "desc" } = query;
      const direction = sortOrder === "asc" ? 1 : -1;
      const rank = ranks.get(sortBy);
      const own = db.notification.findMany({ where: { userId: { equals: me.id } } });
      const byTime = rank || direction < 0 ? own.toSorted(newestFirst) : own.toSorted((a, b) => newestFirst(b, a));
      const sorted = rank ? byTime.toSorted((a, b) => direction * rank(a).localeCompare(rank(b))) : byTime;
      const page = pageFrom(sorted, query);
      return ok({ ...page, items: presentNotifications(db, page.items, language) });
    },

    readNotification: ({ me, params, language }) => {
      const where = { id: { equals: params.id }, userId: { equals: me.id } };
      const { isRead } = found(db.notification.findFirst({ where }), notificationErrors.noNotification);
      const notification = found(db.notification.update({ where, data: { isRead: true } }));
      if (!isRead) sendUnreadCount(db, me.id);
      return ok({ data: presentNotification(db, notification, language) });
    },

    readNotifications: ({ me, body }) => {
      const until = momentOf(body.until).getTime();
      const unread = db.notification.findMany({ where: { userId: { equals: me.id }, isRead: { equals: false } } });
      const seen = unread.filter(({ createdAt }) => Date.parse(createdAt) <= until);
      const where = { id: { in: seen.map(({ id }) => id) } };
      db.notification.updateMany({ where, data: { isRead: true } });
      if (seen.length > 0) sendUnreadCount(db, me.id);
      return ok({ unread_count: unread.length - seen.length });
    },
  });

const ranks = new Map<string, (notification: Row<"notification">) => string>([
  ["is_read", ({ isRead }) => String(isRead)],
  ["event_type", ({ event }) => eventTypes[event]],
]);
