import { unwrap } from "@passerelle/api";
import { useQuery } from "@tanstack/react-query";
import { messageKeys, notificationKeys, useApi } from "../../api";

export const dashboardKeys = {
  stats: ["dashboard", "stats"] as const,
};

/** The figures of the home page. */
export function useDashboardStats() {
  const api = useApi();
  return useQuery({
    queryKey: dashboardKeys.stats,
    queryFn: async ({ signal }) => (await unwrap(api.GET("/dashboard/stats", { signal }))).data,
  });
}

/** Unread notifications; the live channel keeps the number current. */
export function useUnreadNotificationsCount() {
  const api = useApi();
  return useQuery({
    queryKey: notificationKeys.unread,
    queryFn: async ({ signal }) => (await unwrap(api.GET("/notifications/unread-count", { signal }))).unread_count,
  });
}

/** Unread messages, not conversations; the live channel keeps the number current. */
export function useUnreadMessagesCount() {
  const api = useApi();
  return useQuery({
    queryKey: messageKeys.unread,
    queryFn: async ({ signal }) => (await unwrap(api.GET("/messages/unread-count", { signal }))).unread_count,
  });
}
