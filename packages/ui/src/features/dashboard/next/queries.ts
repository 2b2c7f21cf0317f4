import { useQuery } from "@tanstack/react-query";
import { unlessUnsupported, useApi } from "../../../data";
import { dashboardKeys } from "../queries";

/** The short lists of the home page, null if the server does not support them; refetched whenever the page is shown. */
export function useDashboardNext() {
  const api = useApi();
  return useQuery({
    queryKey: dashboardKeys.next,
    queryFn: async ({ signal }) => (await unlessUnsupported(api.GET("/dashboard/next", { signal })))?.data ?? null,
    staleTime: 0,
  });
}
