import { type Db, defaultDb } from "../db";
import { http } from "../http/http";
import { sendUnreadCount } from "../domain/notify";
import { presentNotification } from "../domain/present-notification";
import { found, idOf, paged, signedIn } from "../http/request";
import { type Row, newestFirst } from "../domain/rows";

const MOST_KEPT = 1000;

/** What happened to someone's posts, offers and applications (specification §7; D-014, D-134, D-136, D-137). */
export const notificationHandlers = (db: Db = defaultDb()) => [
  http.get("/notifications", ({ request, response }) => {
    const { me, say } = signedIn(db, request, "fr");
    const query = new URL(request.url).searchParams;
    const kept = db.notification
      .findMany({ where: { userId: { equals: me.id } } })
      .toSorted(newestFirst)
      .slice(0, MOST_KEPT);
    const rank = ranks.get(query.get("sortBy") ?? "") ?? createdAt;
    const direction = query.get("sortOrder") === "asc" ? 1 : -1;
    const sorted = kept.toSorted((a, b) => direction * rank(a).localeCompare(rank(b)));
    const page = paged(sorted, request, MOST_KEPT);
    return response(200).json({ ...page, items: page.items.map((one) => presentNotification(db, one, say)) });
  }),

  http.patch("/notifications/{id}/read", ({ request, params, response }) => {
    const { me, say } = signedIn(db, request, "fr");
    const where = { id: { equals: idOf(params.id, say) }, userId: { equals: me.id } };
    const notification = found(db.notification.update({ where, data: { isRead: true } }), say);
    sendUnreadCount(db, me.id);
    return response(200).json({ data: presentNotification(db, notification, say) });
  }),
];

type Rank = (notification: Row<"notification">) => string;
const createdAt: Rank = (notification) => notification.createdAt;

const ranks = new Map<string, Rank>([
  ["is_read", (notification) => String(notification.isRead)],
  ["event_type", (notification) => notification.eventType],
]);
