import type { Api, Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import {
  orNoLonger,
  type PagedQuery,
  pageQuery,
  type Prefetch,
  prefetchQuery,
  unlessMissing,
  useApi,
  useCreation,
  usePagedList,
  useReload,
  useReloadAfterSave,
} from "../../../data";
import { useOpenAttempt } from "../../../forms/drafts/form-drafts";
import { queryOf, type Wanted } from "./own-search";

export type JobOffer = Schemas["JobOffer"];

/** The recruiter's own offers, filtered and sorted; cached as `["job-offers", username, wanted, page]`. */
export const useJobOffers = (username: string, wanted: Wanted) =>
  usePagedList(jobOffersQuery(useApi(), username, queryOf(wanted)));

const jobOffersQuery = (
  api: Api,
  username: string,
  narrowed: Partial<Wanted> = {},
): PagedQuery<JobOffer, Schemas["JobOfferPage"]> => ({
  key: ["job-offers", username, ...(Object.keys(narrowed).length > 0 ? [narrowed] : [])],
  read: (query, signal) =>
    api.GET("/job-offers/recruiter/{username}", {
      params: { path: { username }, query: { ...narrowed, ...query } },
      signal,
    }),
});

export const prefetchJobOffers =
  (username: string): Prefetch =>
  (client, api) =>
    prefetchQuery(client, pageQuery(jobOffersQuery(api, username)));

/** Publishes an offer, or saves the changed fields of the one with this id. */
export function useSaveJobOffer(
  id: JobOffer["id"] | undefined,
  draft: string,
  changed: (body: Schemas["JobOfferInput"]) => Schemas["JobOfferPatch"],
) {
  const api = useApi();
  const update = (offer: JobOffer["id"], body: Schemas["JobOfferPatch"]) =>
    api.PATCH("/job-offer/{id}", { params: { path: { id: offer } }, body });
  const publish = useCreation(
    (body: Schemas["JobOfferInput"], clientId) => api.POST("/job-offer", { body: { ...body, clientId } }),
    update,
    useOpenAttempt(draft),
  );
  return useMutation({
    mutationFn: (body: Schemas["JobOfferInput"]) => (id === undefined ? publish(body) : update(id, changed(body))),
    ...useReloadAfterSave("jobOffer"),
  });
}

/** Deletes an offer with its applications; one that no longer exists disappears from the list too. */
export function useDeleteJobOffer() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: JobOffer["id"]) => {
      const at = { params: { path: { id } } };
      const isThere = async () => (await unlessMissing(api.GET("/job-offer/{id}", at))) !== null;
      return orNoLonger(api.DELETE("/job-offer/{id}", at), isThere);
    },
    onSettled: useReload("jobOffer"),
  });
}
