import type { Api, Schemas } from "@passerelle/api";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type PagedQuery,
  pageQuery,
  type Prefetch,
  prefetchQuery,
  reload,
  unlessMissing,
  useApi,
  usePagedList,
} from "../../../data";
import type { OfferSearch } from "./use-offer-search";
import { isClosed, type Offer, type OfferDetail, offersKey } from "./offers";

type OfferPage = Schemas["JobOfferForApplicantPage"];

const offersQuery = (api: Api, narrowed: OfferSearch["query"] = {}): PagedQuery<Offer, OfferPage> => ({
  key: Object.keys(narrowed).length > 0 ? [...offersKey, narrowed] : offersKey,
  read: (query, signal) =>
    api.GET("/job-offers-for-me", { params: { query: { ...narrowed, facets: true, ...query } }, signal }),
});

/** The offers for the applicant that a search lists, best match first. */
export const useOffers = ({ query }: OfferSearch) => usePagedList(offersQuery(useApi(), query));

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

/** The whole offer, or null if it no longer exists. */
export async function readOffer(
  api: Api,
  id: Offer["id"],
  signal: AbortSignal | null = null,
): Promise<OfferDetail | null> {
  const answer = await unlessMissing(api.GET("/job-offer/{id}", { params: { path: { id } }, signal }));
  return answer && answer.data;
}
