import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../data/api-context";

/** The cache key of the current user. */
export const meKey = ["me"] as const;

/** The current user. The role decides which screens and actions are available. */
export function useMe() {
  const api = useApi();
  return useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => api.GET("/user/me", { signal }),
  });
}
