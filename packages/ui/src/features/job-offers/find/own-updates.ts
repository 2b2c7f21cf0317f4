import type { Schemas } from "@passerelle/api";
import { type QueryClient, QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reload, reloadAfter } from "../../../data";
import { alertsKey, cachedOffers, keepSaved } from "./cache";
import { changeKey, isApplied } from "./offers";

type Follow = (client: QueryClient, id: number, exists: boolean) => Promise<void> | false;

/** How each kind is followed, unless the cache says so already, as it does in the tab that changed it. */
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

/** Follows what the applicant changed in another tab; what this one sends, it reads again itself once it is answered. */
export function followOwn(client: QueryClient, { kind, id, exists }: Schemas["LiveOwnUpdateData"]): void {
  if (client.isMutating({ mutationKey: changeKey(kind) }) === 0) void followers[kind]?.(client, id, exists);
}

/** Follows it as long as the screen is there, whose lists are otherwise read again when they are shown next. */
export function useOwnUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const told = new QueryObserver<Schemas["LiveOwnUpdateData"]>(client, { queryKey: ["own-update"], enabled: false });
    return told.subscribe(({ data }) => data && followOwn(client, data));
  }, [client]);
}
