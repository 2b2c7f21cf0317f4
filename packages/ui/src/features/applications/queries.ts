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

/** A view of the offers for the applicant, as far as they pass the filters; the best match first. */
export const useOffers = (view: View, filters: Filters) => usePagedList(offersQuery(useApi(), queryOf(view, filters)));

/** Prefetches the best matches. */
export const prefetchOffers: Prefetch = (client, api) => prefetchQuery(client, pageQuery(offersQuery(api)));

/** How often an open offer is read again, in milliseconds. */
const offerPace = 15_000;

/**
 * An offer in full, null once it is gone; in the cache as `["job-offer", id]`. While it is `watched` it is read anew:
 * there is no live event when an offer closes that the user has not applied to. Once it has, the list is read again without it.
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

/** The offer or the application is not what the list says any more. */
export const isOutdated = (error: unknown) => [404, 409].includes(statusOf(error) ?? 0);

interface Application {
  offer: OfferToApply;
  message: string;
}

/** Applies; the row is marked at once, then everything that counts applications is read again. */
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

/** Withdraws, whatever has become of the application. */
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
