import type { Schemas } from "@passerelle/api";
import { type QueryClient, QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reload, reloadAfter } from "../../../data";
import { alertsKey, cachedOffers, keepSaved } from "./cache";
import { changeKey, isApplied } from "./offers";

type Follow = (client: QueryClient, id: number, exists: boolean) => Promise<void> | false;

/** The handler of each kind. It does nothing if the cache is already up to date, as in the tab that made the change. */
const followers: Readonly<Partial<Record<Schemas["LiveOwnKind"], Follow>>> = {
  saved_offer: keepSaved,
  application: (client, id, exists) => {
    const cached = cachedOffers(client, id);
    const isKnown = cached.length > 0 && cached.every((one) => isApplied(one.applicationStatus ?? "") === exists);
    return !isKnown && reloadAfter(client, "application");
  },
  offer_alert: (client, id, exists) => {
    const alerts = client.getQueryData<Schemas["OfferAlert"][] | null>(alertsKey);
    return alerts?.some((alert) => alert.id === id) !== exists && reload(client, alertsKey);
  },
};

/** Applies the applicant's changes in other tabs. A tab refetches its own changes itself after the answer. */
export function followOwn(client: QueryClient, { kind, id, exists }: Schemas["LiveOwnUpdateData"]): void {
  if (client.isMutating({ mutationKey: changeKey(kind) }) === 0) void followers[kind]?.(client, id, exists);
}

/** Applies such changes while the screen is shown; otherwise its lists are refetched when they are next shown. */
export function useOwnUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const told = new QueryObserver<Schemas["LiveOwnUpdateData"]>(client, { queryKey: ["own-update"], enabled: false });
    return told.subscribe(({ data }) => data && followOwn(client, data));
  }, [client]);
}
