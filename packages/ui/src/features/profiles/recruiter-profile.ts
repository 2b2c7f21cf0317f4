import type { Api, Schemas } from "@passerelle/api";
import { useQuery } from "@tanstack/react-query";
import { unlessMissing, useApi } from "../../data";

export type RecruiterProfile = Schemas["RecruiterProfile"];

export const recruiterProfileKey = (username: string) => ["recruiter-profile", username] as const;

/** How often a profile without a company is refetched, in milliseconds. */
const companyPace = 5_000;

/**
 * A recruiter's profile, null if there is none (404). Cached as `["recruiter-profile", username]`. While `watched` it
 * is refetched until it names a company, which may be added in another tab.
 */
export function useRecruiterProfile(username: string, { watched = false } = {}) {
  const api = useApi();
  return useQuery<RecruiterProfile | null>({
    ...(watched && {
      refetchOnWindowFocus: "always",
      // A window beside another one gets no event when the other one changes something.
      refetchInterval: ({ state }) => !state.data?.company && companyPace,
    }),
    queryKey: recruiterProfileKey(username),
    queryFn: ({ signal }) => readRecruiterProfile(api, username, { signal }),
  });
}

/** Loads a recruiter's profile; null if there is none. */
export async function readRecruiterProfile(
  api: Api,
  username: string,
  init: { signal?: AbortSignal } = {},
): Promise<RecruiterProfile | null> {
  const params = { path: { username } };
  const answer = await unlessMissing(api.GET("/recruiter/{username}", { params, ...init }));
  return answer && answer.data;
}
