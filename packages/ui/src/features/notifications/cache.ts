import type { Api, Schemas } from "@passerelle/api";
import { maxNotificationsPageSize } from "@passerelle/domain";
import type { QueryClient } from "@tanstack/react-query";
import { orFound, patch, reload } from "../../data";
import { cameAt } from "./notification-list";

type Notification = Schemas["Notification"];

/** The maximum number loaded, newest first. */
export const newestFirst = { limit: maxNotificationsPageSize, sortBy: "created_at", sortOrder: "desc" } as const;

/** The query keys of the notifications (one list per language) and the unread count. */
export const notificationKeys = {
  all: ["notifications"] as const,
  list: ["notifications", "list"] as const,
  unread: ["notifications", "unread-count"] as const,
};

/** The list, newest first, with one notification: updated in place, or at the top if it is new or repeated. */
export function withNotification(list: readonly Notification[], given: Notification): readonly Notification[] {
  const known = list.find(({ id }) => id === given.id);
  if (known?.createdAt === given.createdAt) return list.map((each) => (each === known ? given : each));
  return [given, ...list.filter((each) => each !== known)];
}

/** Updates a notification in every cached list. */
export function keepNotification(client: QueryClient, given: Notification) {
  const queryKey = notificationKeys.list;
  client.setQueriesData<readonly Notification[]>({ queryKey }, (list) => list && withNotification(list, given));
  // A pending answer may be older than this.
  if (client.isFetching({ queryKey }) > 0) void reload(client, queryKey);
}

/**
 * Stores the unread count. If a cached list has a different count, notifications were read elsewhere or removed, and
 * the list is refetched.
 */
export function keepUnreadCount(client: QueryClient, count: number) {
  client.setQueryData<number>(notificationKeys.unread, count);
  const unread = (list: readonly Notification[]) => list.filter(({ isRead }) => !isRead).length;
  const queryKey = notificationKeys.list;
  const lists = client.getQueriesData<readonly Notification[]>({ queryKey });
  if (lists.some(([, list]) => list && unread(list) !== count)) void reload(client, queryKey);
}

export async function readNotifications(api: Api, signal: AbortSignal | null = null) {
  return (await api.GET("/notifications", { params: { query: newestFirst }, signal })).items;
}

/** Marks all up to a timestamp as read, in every cached list too. */
export async function readNotificationsUntil(api: Api, client: QueryClient, until: string) {
  const { unread_count } = await api.PATCH("/notifications/read", { body: { until } });
  const read = (each: Notification) => (cameAt(each) <= Date.parse(until) ? { ...each, isRead: true } : each);
  await patch<readonly Notification[]>(client, notificationKeys.list, (list) => list.map(read));
  if (unread_count === undefined) await reload(client, notificationKeys.all);
  else keepUnreadCount(client, unread_count);
}

/** Marks a notification as read, in every cached list too. */
export async function readNotification(api: Api, client: QueryClient, notification: Notification) {
  const { id } = notification;
  const { data } = await orFound(api.PATCH("/notifications/{id}/read", { params: { path: { id } } }), async () => {
    const known = (await readNotifications(api)).find((each) => each.id === id);
    return known?.isRead ? { data: known } : undefined;
  });
  keepNotification(client, data ?? { ...notification, isRead: true });
  void reload(client, notificationKeys.unread);
}
