import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../data";

export const dashboardKeys = {
  stats: ["dashboard", "stats"] as const,
  next: ["dashboard", "next"] as const,
};

/** The figures of the home page. */
export function useDashboardStats() {
  const api = useApi();
  return useQuery({
    queryKey: dashboardKeys.stats,
    queryFn: async ({ signal }) => (await api.GET("/dashboard/stats", { signal })).data,
  });
}
