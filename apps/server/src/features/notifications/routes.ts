import { momentOf, notFound, notificationErrors } from "@passerelle/domain";
import { paging } from "../../platform/http/paging";
import type { Publish } from "../../platform/live/events";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import * as presenter from "./presenter";
import { settingsRoutes } from "./settings-routes";
import {
  countUnread,
  listNotifications as findNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
  type Sorting,
} from "./store";

/** GET /notifications: lists the caller's own, up to 1,000, newest first by default. */
const listNotifications = route<"listNotifications">({ role: "member" }, async ({ db, user, query, language }) => {
  const { sortBy = "created_at", sortOrder: order = "desc" } = query;
  const sorting: Sorting = { column: sortBy === "createdAt" ? "created_at" : sortBy, order };
  const toItem = (row: NotificationRow) => presenter.notification(row, language);
  return ok(await findNotifications(db, { ...sorting, userId: user.id }, paging(query), toItem));
});

const publishCount = (publish: Publish, readerId: number) => publish(readerId, { kind: "notifications-read" });

/** PATCH /notifications/{id}/read: marks a notification as read. */
const readNotification = route<"readNotification">(
  { role: "member" },
  async ({ db, user, params, language, publish }) => {
    const before = await markRead(db, user.id, params.id);
    if (!before) throw notFound(notificationErrors.noNotification);
    if (!before.is_read) publishCount(publish, user.id);
    return ok({ data: presenter.notification({ ...before, is_read: true }, language) });
  },
);

/** PATCH /notifications/read: marks everything up to a given time as read. */
const readNotifications = route<"readNotifications">({ role: "member" }, async ({ db, user, body, publish }) => {
  const wereUnread = await markAllRead(db, user.id, momentOf(body.until));
  if (wereUnread) publishCount(publish, user.id);
  return ok({ unread_count: await countUnread(db, user.id) });
});

export const notificationsRoutes = {
  listNotifications,
  readNotification,
  readNotifications,
  ...settingsRoutes,
} satisfies Routes;
