import type { Api, Schemas } from "@passerelle/api";
import { pageSize } from "@passerelle/domain";
import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Change, savedChanges, unlessMissing, useApi, useReloadAfterSave } from "../../data";
import { useUpload } from "../../forms/files/upload/use-upload";
import { applicantProfileKey, readApplicantProfile } from "./applicant-profile";

export type User = Schemas["User"];
export type ApplicantProfile = Schemas["ApplicantProfile"];
export type RecruiterProfile = Schemas["RecruiterProfile"];

const recruiterProfileKey = (username: string) => ["recruiter-profile", username] as const;

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

async function readRecruiterProfile(
  api: Api,
  username: string,
  init: { signal?: AbortSignal } = {},
): Promise<RecruiterProfile | null> {
  const params = { path: { username } };
  const answer = await unlessMissing(api.GET("/recruiter/{username}", { params, ...init }));
  return answer && answer.data;
}

/** Saves changes of the user's applicant profile; the first call creates it. */
export const useSaveApplicant = (username: string) =>
  useProfileSave<Schemas["ApplicantProfileInput"], ApplicantProfile, Partial<Schemas["ApplicantProfileAnswer"]>>(
    "applicantProfile",
    applicantProfileKey(username),
    (api, { send }) => ({
      send: (changes) => send(changes, (init) => api.PATCH("/applicant", init)),
      read: () => readApplicantProfile(api, username),
    }),
  );

/** Saves changes of the user's recruiter profile; the first call creates it. */
export const useSaveRecruiter = (username: string) =>
  useProfileSave<Schemas["RecruiterProfileInput"], RecruiterProfile, Partial<Schemas["RecruiterProfileAnswer"]>>(
    "recruiterProfile",
    recruiterProfileKey(username),
    (api, { send }) => ({
      send: (changes) => send(changes, (init) => api.PATCH("/recruiter", init)),
      read: () => readRecruiterProfile(api, username),
    }),
  );

interface ProfileCalls<Changes, Data, Answer> {
  send: (changes: Changes) => Promise<Answer>;
  read: () => Promise<Data | null>;
}

/** A save that caches its answer at once, and then refetches the affected data. */
function useProfileSave<Changes extends object, Data extends object, Answer extends { message?: string; data?: Data }>(
  change: Change,
  key: QueryKey,
  callsOf: (api: Api, upload: ReturnType<typeof useUpload>) => ProfileCalls<Changes, Data, Answer>,
) {
  const upload = useUpload();
  const { send, read } = callsOf(useApi(), upload);
  const client = useQueryClient();
  const reload = useReloadAfterSave(change);
  const mutation = useMutation({
    ...reload,
    mutationFn: (changes: Changes) =>
      savedChanges(send(changes), { changes, before: client.getQueryData<Data>(key), read }),
    onSuccess: ({ data }) => {
      if (data) client.setQueryData(key, data);
      reload.onSuccess();
    },
  });
  return { ...mutation, upload: upload.state };
}

export type CvList = "formations" | "experiences" | "projects" | "certifications";

/** A list's first page, newest first, as a profile shows it. */
const firstPage = { params: { query: { page: 1, pageSize } } };

function useFirstPage<Page>(
  list: CvList,
  read: (api: Api, init: typeof firstPage & { signal: AbortSignal }) => Promise<Page>,
) {
  const api = useApi();
  return useQuery({
    queryKey: ["profile", list],
    queryFn: ({ signal }) => read(api, { ...firstPage, signal }),
  });
}

/** The user's latest formations, cached as `["profile", "formations"]`. */
export const useFormations = () => useFirstPage("formations", (api, init) => api.GET("/formations", init));

/** The user's latest experiences, cached as `["profile", "experiences"]`. */
export const useExperiences = () => useFirstPage("experiences", (api, init) => api.GET("/experiences", init));

/** The user's latest projects, cached as `["profile", "projects"]`. */
export const useProjects = () => useFirstPage("projects", (api, init) => api.GET("/projects", init));

/** The user's latest certifications, cached as `["profile", "certifications"]`. */
export const useCertifications = () => useFirstPage("certifications", (api, init) => api.GET("/certifications", init));
