import type { Schemas } from "@passerelle/api";
import { useQuery } from "@tanstack/react-query";
import { unlessMissing, useApi } from "../../data";

export type PersonDetail = Schemas["PersonDetail"];
export type PersonProfile = Schemas["PersonProfile"];
export type Audience = Schemas["ProfileAudience"];

/** A person's page; the reader's own as an audience sees it. Null if there is no user of that name. */
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
