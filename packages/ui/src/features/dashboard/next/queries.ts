import { useQuery } from "@tanstack/react-query";
import { unlessUnsupported, useApi } from "../../../data";
import { dashboardKeys } from "../queries";

/** The home's short lists, null where the server has none; read anew whenever the home is shown. */
export function useDashboardNext() {
  const api = useApi();
  return useQuery({
    queryKey: dashboardKeys.next,
    queryFn: async ({ signal }) => (await unlessUnsupported(api.GET("/dashboard/next", { signal })))?.data ?? null,
    staleTime: 0,
  });
}
