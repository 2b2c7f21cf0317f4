import type { Schemas } from "@passerelle/api";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { patch, reload } from "../../../data";
import { type Offer, type OfferDetail, offersKey, withSaved } from "./offers";

type OfferPage = Schemas["JobOfferForApplicantPage"];

export const alertsKey = ["offer-alerts"] as const;

const lists = (client: QueryClient) => client.getQueriesData<OfferPage>({ queryKey: offersKey });

/** The cached copies of an offer, in lists and in full. */
export function cachedOffers(client: QueryClient, id: Offer["id"]): readonly (Offer | OfferDetail)[] {
  const detail = client.getQueryData<OfferDetail | null>(["job-offer", id]);
  const rows = lists(client).flatMap(([, list]) => list?.items.filter((offer) => offer.id === id) ?? []);
  return detail ? [...rows, detail] : rows;
}

const isOfSaved = (key: QueryKey) => JSON.stringify(key).includes('"view":"saved"');

/**
 * Updates the saved state of an offer wherever it is cached. Lists are changed in place, except those that gain or lose
 * it and those without counts.
 */
export async function keepSaved(client: QueryClient, id: Offer["id"], saved: boolean): Promise<void> {
  const cached = cachedOffers(client, id);
  if (cached.length > 0 && cached.every((offer) => offer.saved === saved)) return;
  await patch<OfferPage>(client, offersKey, (list) => withSaved(list, id, saved));
  client.setQueryData<OfferDetail | null>(["job-offer", id], (detail) => detail && { ...detail, saved });
  for (const [key, list] of lists(client))
    if (isOfSaved(key) || !list?.items.some((offer) => offer.id === id)) void reload(client, key);
}
