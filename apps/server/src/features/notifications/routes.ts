import { notFound, notificationErrors, pageOf, paging } from "@passerelle/domain";
import { ok, type Handler, type Routes } from "../../platform/http/handler";
import * as presenter from "./presenter";
import { findNotification, listNotifications as findNotifications, markRead, type Sorting } from "./store";

/** GET /notifications: the caller's own, up to 1000, newest first by default. */
const listNotifications: Handler<"listNotifications"> = async ({ db, user, query, language }) => {
  const page = paging(query);
  const { sortBy = "created_at", sortOrder = "desc" } = query;
  const sorting: Sorting = { column: sortBy === "createdAt" ? "created_at" : sortBy, order: sortOrder };
  const { rows, total } = await findNotifications(db, user.id, sorting, page);
  const items = rows.map((row) => presenter.notification(row, language));
  return ok(pageOf(items, total, page));
};

/** PATCH /notifications/{id}/read: publishes the new count to every tab of the reader. */
const readNotification: Handler<"readNotification"> = async ({ db, user, params, language, publish }) => {
  const wasUnread = await markRead(db, user.id, params.id);
  const found = await findNotification(db, user.id, params.id);
  if (!found) throw notFound(notificationErrors.noNotification);
  if (wasUnread) publish(user.id, { kind: "notifications-read" });
  return ok({ data: presenter.notification(found, language) });
};

export const notificationsRoutes = { listNotifications, readNotification } satisfies Routes;
