import type { Schemas } from "@passerelle/api";

export type Notification = Schemas["Notification"];

/** Where a notification leads: to its object, or to the offers that an alert looks for. */
export type NotificationPlace = Schemas["NotificationTarget"] | { kind: "offers"; filters: Schemas["OfferFilters"] };

/** Where a notification leads; nothing once its object is gone. */
export function placeOf({ target, offerFilters }: Notification): NotificationPlace | undefined {
  return target ?? (offerFilters && { kind: "offers", filters: offerFilters });
}

/** The filter buttons in their order. */
export const filters = ["all", "unread", "read"] as const;
export type Filter = (typeof filters)[number];

/** What someone is looking at; `since` holds a later page still: when its newest notification came, in milliseconds. */
interface Place {
  filter: Filter;
  page: number;
  since?: number;
}

/** How many notifications a page holds. */
export const pageSize = 15;

const passes: Record<Filter, (notification: Notification) => boolean> = {
  all: () => true,
  unread: ({ isRead }) => !isRead,
  read: ({ isRead }) => isRead,
};

/** When it came, in milliseconds. */
export const cameAt = ({ createdAt }: Notification) => Date.parse(createdAt);

/** The list that is paged: filtered, and on a later page without what came since it was opened. */
function listed(all: readonly Notification[], { filter, since = Infinity }: Place): readonly Notification[] {
  return all.filter((each) => passes[filter](each) && cameAt(each) <= since);
}

/** The notifications to show, 15 at a time, and where they stand; a page that is gone gives way to the last one. */
export function pageOf(all: readonly Notification[], place: Place) {
  const list = listed(all, place);
  const totalPages = Math.max(1, Math.ceil(list.length / pageSize));
  const page = Math.min(place.page, totalPages);
  return { items: list.slice((page - 1) * pageSize, page * pageSize), page, totalPages, totalItems: list.length };
}

/** When the newest of those that pass a filter came, in milliseconds; nothing if there is none. */
export function newestOf(all: readonly Notification[], filter: Filter): number | undefined {
  const [newest] = listed(all, { filter, page: 1 });
  return newest && cameAt(newest);
}
