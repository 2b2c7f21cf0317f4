import type { Api, Schemas } from "@passerelle/api";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Change, savedChanges, useApi, useReloadAfterSave } from "../../data";
import { useUpload } from "../../forms/files/upload/use-upload";
import { type ApplicantProfile, applicantProfileKey, readApplicantProfile } from "./applicant-profile";
import { readRecruiterProfile, type RecruiterProfile, recruiterProfileKey } from "./recruiter-profile";

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
