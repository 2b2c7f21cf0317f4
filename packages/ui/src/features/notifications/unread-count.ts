import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../data";
import { notificationKeys } from "./cache";

/** Counts unread notifications; the live channel keeps the count current. */
export function useUnreadNotificationsCount() {
  const api = useApi();
  return useQuery({
    queryKey: notificationKeys.unread,
    queryFn: async ({ signal }) => (await api.GET("/notifications/unread-count", { signal })).unread_count,
  });
}
