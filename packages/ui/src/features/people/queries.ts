import type { Schemas } from "@passerelle/api";
import { useQuery } from "@tanstack/react-query";
import { unlessMissing, useApi } from "../../data";

export type PersonDetail = Schemas["PersonDetail"];
export type PersonProfile = Schemas["PersonProfile"];
export type Audience = Schemas["ProfileAudience"];

/** A person's page; for one's own page, as an audience sees it. Null for an unknown username. */
export function usePerson(username: string, as: Audience | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ["person", username, as],
    queryFn: async ({ signal }) => {
      const params = { path: { username }, query: as ? { as } : {} };
      const answer = await unlessMissing(api.GET("/people/{username}", { params, signal }));
      return answer && answer.data;
    },
  });
}
