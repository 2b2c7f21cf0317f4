import { type Schemas, unwrap } from "@passerelle/api";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../api";

export type JobOffer = Schemas["JobOffer"];

const pageSize = 10;

/** `["job-offers"]` names every page of every recruiter, `["job-offers", username, page]` one of them. */
const jobOfferKeys = {
  all: ["job-offers"] as const,
  page: (username: string, page: number) => ["job-offers", username, page] as const,
};

/** A recruiter's offers, newest first, ten a page (§7, D-116); the page before stays until the next one is there. */
export function useJobOffers(username: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: jobOfferKeys.page(username, page),
    queryFn: ({ signal }) => {
      const params = { path: { username }, query: { page, pageSize } };
      return unwrap(api.GET("/job-offers/recruiter/{username}", { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** Everything that is shown is read again: the statistics count offers too. */
function useReload() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}

/** Publishes an offer, or saves the whole form over the one with this id (§7, D-082). */
export function useSaveJobOffer(id: JobOffer["id"] | undefined) {
  const api = useApi();
  const reload = useReload();
  return useMutation({
    mutationFn: (body: Schemas["JobOfferInput"]) =>
      unwrap(
        id === undefined
          ? api.POST("/job-offer", { body })
          : api.PATCH("/job-offer/{id}", { params: { path: { id } }, body }),
      ),
    onSuccess: reload,
  });
}

/** Deletes an offer with its applications (§7, D-108); one that is gone already shows in the list too (D-025). */
export function useDeleteJobOffer() {
  const api = useApi();
  const reload = useReload();
  return useMutation({
    mutationFn: (id: JobOffer["id"]) => unwrap(api.DELETE("/job-offer/{id}", { params: { path: { id } } })),
    onSettled: reload,
  });
}
