import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../data";
import { messageKeys } from "./cache";

/** Counts unread messages, not discussions; the live channel keeps the count current. */
export function useUnreadMessagesCount() {
  const api = useApi();
  return useQuery({
    queryKey: messageKeys.unread,
    queryFn: async ({ signal }) => (await api.GET("/messages/unread-count", { signal })).unread_count,
  });
}
