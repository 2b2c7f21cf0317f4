import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../data";

/** The cache key of the current user. */
export const meKey = ["me"] as const;

/** The current user, whose role decides what is shown. */
export function useMe() {
  const api = useApi();
  return useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => api.GET("/user/me", { signal }),
  });
}
