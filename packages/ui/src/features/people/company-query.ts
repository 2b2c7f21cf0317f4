import type { Schemas } from "@passerelle/api";
import { useQuery } from "@tanstack/react-query";
import { useAddressPage } from "../../address";
import { pageBefore, pageSize, unlessMissing, useApi } from "../../data";

export type Company = Schemas["Company"];

/**
 * A company's page with the page of its offers in the address, and a function to change that; null for an unknown
 * username. Cached as `["company", username, page]`.
 */
export function useCompany(username: string) {
  const api = useApi();
  const { page, onPage, limitTo } = useAddressPage();
  const query = useQuery({
    queryKey: ["company", username, page],
    queryFn: async ({ signal }) => {
      const params = { path: { username }, query: { page, pageSize } };
      const answer = await unlessMissing(api.GET("/companies/{username}", { params, signal }));
      return answer && answer.data;
    },
    placeholderData: (before) => before && pageBefore(before.offers) && before,
  });
  if (query.data && !query.isPlaceholderData) limitTo(Math.max(1, query.data.offers.totalPages));
  return { query, page, onPage };
}
