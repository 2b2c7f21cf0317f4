import type { Api, Schemas } from "@passerelle/api";
import { secondsLinkValid } from "@passerelle/domain";
import { useQuery } from "@tanstack/react-query";
import { unlessMissing, useApi } from "../../data";

export type ApplicantProfile = Schemas["ApplicantProfile"];

export const applicantProfileKey = (username: string) => ["applicant-profile", username] as const;

/** Renews an answer with a link to a resume while it is shown, before the link expires. */
export const resumeRenewal = {
  refetchInterval: (secondsLinkValid - 5 * 60) * 1_000,
  refetchIntervalInBackground: true,
  // Timers do not run while a computer sleeps.
  refetchOnWindowFocus: true,
} as const;

/** Loads an applicant's profile; null if there is none. */
export async function readApplicantProfile(
  api: Api,
  username: string,
  init: { signal?: AbortSignal } = {},
): Promise<ApplicantProfile | null> {
  const params = { path: { username } };
  const answer = await unlessMissing(api.GET("/applicant/{username}", { params, ...init }));
  return answer && answer.data;
}

/** An applicant's profile; null if there is none (404). Its link to the resume is renewed before it expires. */
export function useApplicantProfile(username: string) {
  const api = useApi();
  return useQuery({
    queryKey: applicantProfileKey(username),
    queryFn: ({ signal }) => readApplicantProfile(api, username, { signal }),
    ...resumeRenewal,
  });
}
