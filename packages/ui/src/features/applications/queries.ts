import { type Api, reasonOf, type Schemas } from "@passerelle/api";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  orNoLonger,
  type PagedQuery,
  pageQuery,
  type Prefetch,
  prefetchQuery,
  reload,
  unlessMissing,
  useApi,
  useCreation,
  usePagedList,
  useReload,
} from "../../data";
import { type Filters, queryOf, type View } from "./offer-search";
import {
  changeKey,
  isApplied,
  isClosed,
  type Offer,
  type OfferDetail,
  offersKey,
  type OfferToApply,
  withApplication,
} from "./offers";

type OfferPage = Schemas["JobOfferForApplicantPage"];

const offersQuery = (api: Api, narrowed: ReturnType<typeof queryOf> = {}): PagedQuery<Offer, OfferPage> => ({
  key: Object.keys(narrowed).length > 0 ? [...offersKey, narrowed] : offersKey,
  read: (query, signal) => api.GET("/job-offers-for-me", { params: { query: { ...narrowed, ...query } }, signal }),
});

/** A view of the offers for the applicant that match the filters, best match first. */
export const useOffers = (view: View, filters: Filters) => usePagedList(offersQuery(useApi(), queryOf(view, filters)));

/** Prefetches the best matches. */
export const prefetchOffers: Prefetch = (client, api) => prefetchQuery(client, pageQuery(offersQuery(api)));

/** How often an open offer is refetched, in milliseconds. */
const offerPace = 15_000;

/**
 * The whole offer, or null once it is gone; cached as `["job-offer", id]`. While `watched` it is refetched, because no
 * live event reports the closing of an offer to people who have not applied. After that the list is refetched without
 * it.
 */
export function useOffer(id: Offer["id"] | undefined, watched: boolean) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: ["job-offer", id],
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) => {
            const detail = await readOffer(api, id, signal);
            if (isClosed(detail) && !detail?.saved) void reload(client, offersKey);
            return detail;
          },
    enabled: watched,
    staleTime: 0,
    refetchInterval: offerPace,
    refetchOnWindowFocus: true,
  });
}

async function readOffer(api: Api, id: Offer["id"], signal: AbortSignal | null = null): Promise<OfferDetail | null> {
  const answer = await unlessMissing(api.GET("/job-offer/{id}", { params: { path: { id } }, signal }));
  return answer && answer.data;
}

function statusOf(error: unknown): number | undefined {
  const reason = reasonOf(error);
  return reason.kind === "refused" ? reason.status : undefined;
}

/** Whether the list's data about the offer or its application are outdated. */
export const isOutdated = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0);

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

/** Withdraws an application in any state. */
export function useWithdraw() {
  const api = useApi();
  const { mark, reload } = useList();
  return useMutation({
    mutationKey: changeKey("application"),
    mutationFn: ({ offer, applicationID }: { offer: Offer; applicationID: number }) =>
      orNoLonger(api.DELETE("/application/{applicationID}", { params: { path: { applicationID } } }), async () => {
        const found = await readOffer(api, offer.id);
        return found !== null && isApplied(found.applicationStatus ?? "applied");
      }),
    onSuccess: (_, { offer }) => mark(offer, { applicationStatus: "not_applied", applicationID: null }),
    onSettled: reload,
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
