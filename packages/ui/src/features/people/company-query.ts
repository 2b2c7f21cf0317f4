import { pageSize } from "@passerelle/domain";
import type { Schemas } from "@passerelle/api";
import { useQuery } from "@tanstack/react-query";
import { useAddressPage } from "../../address";
import { pageBefore, unlessMissing, useApi, useTurns } from "../../data";

export type Company = Schemas["Company"];

/**
 * A company's page with the page of its offers in the address, and a function to change that; null for an unknown
 * username. Cached as `["company", username, page]`.
 */
export function useCompany(username: string) {
  const api = useApi();
  const address = useAddressPage();
  const { page, after } = address;
  const key = ["company", username] as const;
  const query = useQuery({
    queryKey: [...key, page, ...(after ? [after] : [])],
    queryFn: async ({ signal }) => {
      const params = { path: { username }, query: { page, pageSize, ...(after && { after }) } };
      const answer = await unlessMissing(api.GET("/companies/{username}", { params, signal }));
      return answer && answer.data;
    },
    placeholderData: (before) => before && pageBefore(before.offers) && before,
  });
  const onPage = useTurns(address, key, query.isPlaceholderData ? undefined : query.data?.offers);
  return { query, page, onPage };
}
