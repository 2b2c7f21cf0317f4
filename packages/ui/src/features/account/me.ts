import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../data";

/** Where the user who is logged in is in the cache. */
export const meKey = ["me"] as const;

/** Who is logged in; the role that counts. */
export function useMe() {
  const api = useApi();
  return useQuery({
    queryKey: meKey,
    queryFn: ({ signal }) => api.GET("/user/me", { signal }),
  });
}
