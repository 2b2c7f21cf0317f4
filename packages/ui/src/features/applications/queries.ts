import type { Schemas } from "@passerelle/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isConflict, isGone, orNoLonger, useApi, useCreation, useReload } from "../../data";
import { changeKey, isApplied, type Offer, type OfferDetail, offersKey, readOffer } from "../job-offers";
import { type OfferToApply, withApplication } from "./offer-to-apply";

/** Whether the list's data about the offer or its application are outdated. */
const isOutdated = (error: unknown) => isGone(error) || isConflict(error);

interface Application {
  offer: OfferToApply;
  message: string;
}

/** Applies. The row changes at once, then all counts of applications are refetched. */
export function useApply(onOutdated: (error: Error) => void) {
  const api = useApi();
  const { mark, reload } = useList();
  const create = useCreation((body: Schemas["ApplicationInput"], clientId) =>
    api.POST("/application", { body: { ...body, clientId } }),
  );
  return useMutation({
    mutationKey: changeKey("application"),
    mutationFn: ({ offer, message }: Application) => create({ jobOfferID: offer.ID, ...(message && { message }) }),
    onSuccess: ({ data }, { offer }) =>
      mark(offer, {
        applicationStatus: data?.applicationStatus ?? "applied_not_seen",
        applicationID: data?.id ?? null,
      }),
    onError: (error) => isOutdated(error) && onOutdated(error),
    onSettled: reload,
  });
}

/** Withdraws an application in any state, or deletes the kept application to a deleted offer. */
export function useWithdraw() {
  const api = useApi();
  const { mark, reload } = useList();
  return useMutation({
    mutationKey: changeKey("application"),
    mutationFn: ({ offer, applicationID }: { offer: Offer; applicationID: number }) =>
      offer.deletedAt
        ? api.DELETE("/own-application/{applicationID}", { params: { path: { applicationID } } })
        : orNoLonger(api.DELETE("/application/{applicationID}", { params: { path: { applicationID } } }), async () => {
            const found = await readOffer(api, offer.id);
            return found !== null && isApplied(found.applicationStatus ?? "applied");
          }),
    onSuccess: (_, { offer }) => mark(offer, { applicationStatus: "not_applied", applicationID: null }),
    onSettled: reload,
  });
}

/** The reader's own application, with the offer as it was; cached as `["applications", "own", id]`. */
export function useOwnApplication(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ["applications", "own", id],
    queryFn: async ({ signal }) => {
      const params = { path: { applicationID: id } };
      return (await api.GET("/own-application/{applicationID}", { params, signal })).data;
    },
  });
}

function useList() {
  const client = useQueryClient();
  const reload = useReload("application");
  return {
    mark: (offer: OfferToApply, change: Pick<Offer, "applicationStatus" | "applicationID">) => {
      client.setQueriesData<Schemas["JobOfferForApplicantPage"]>(
        { queryKey: offersKey },
        (list) => list && withApplication(list, offer.id, change),
      );
      client.setQueryData<OfferDetail | null>(["job-offer", offer.id], (detail) => detail && { ...detail, ...change });
    },
    reload,
  };
}
