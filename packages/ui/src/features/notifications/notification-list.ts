import type { Schemas } from "@passerelle/api";
import { notificationsPerPage } from "../../data/page-sizes";

export type Notification = Schemas["Notification"];

/** The destination of a notification: its object, with an offer's event type, or the offers of an alert. */
export type NotificationPlace =
  | (Schemas["NotificationTarget"] & Partial<Pick<Notification, "eventType">>)
  | { kind: "offers"; filters: Schemas["OfferFilters"] };

/** The destination of a notification; undefined after its object was deleted. */
export function placeOf({ target, offerFilters, eventType }: Notification): NotificationPlace | undefined {
  if (target?.kind === "job_offer") return { ...target, eventType };
  return target ?? (offerFilters && { kind: "offers", filters: offerFilters });
}

/** The filter buttons in their order. */
export const filters = ["all", "unread", "read"] as const;
export type Filter = (typeof filters)[number];

/** The shown part of the list; `since` freezes a later page: the time of its newest notification, in milliseconds. */
interface Place {
  filter: Filter;
  page: number;
  since?: number;
}

const passes: Record<Filter, (notification: Notification) => boolean> = {
  all: () => true,
  unread: ({ isRead }) => !isRead,
  read: ({ isRead }) => isRead,
};

/** The time of arrival in milliseconds. */
export const cameAt = ({ createdAt }: Notification) => Date.parse(createdAt);

/** The filtered list; on a later page without notifications that arrived after it was opened. */
function listed(all: readonly Notification[], { filter, since = Infinity }: Place): readonly Notification[] {
  return all.filter((each) => passes[filter](each) && cameAt(each) <= since);
}

/** The notifications of a page; a page that no longer exists becomes the last one. */
export function pageOf(all: readonly Notification[], place: Place) {
  const list = listed(all, place);
  const totalPages = Math.max(1, Math.ceil(list.length / notificationsPerPage));
  const page = Math.min(place.page, totalPages);
  return {
    items: list.slice((page - 1) * notificationsPerPage, page * notificationsPerPage),
    page,
    totalPages,
    totalItems: list.length,
  };
}

/** The time of the newest notification that matches a filter, in milliseconds; undefined if there is none. */
export function newestOf(all: readonly Notification[], filter: Filter): number | undefined {
  const [newest] = listed(all, { filter, page: 1 });
  return newest && cameAt(newest);
}
