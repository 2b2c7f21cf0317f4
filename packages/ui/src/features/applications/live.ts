import type { Schemas } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import { type LiveFeature, reload, reloadAfter } from "../../data";
import { alertsKey, cachedOffers, changeKey, keepSaved } from "./cache";
import { isApplied } from "./offers";

type Follow = (client: QueryClient, id: number, exists: boolean) => Promise<void> | false;

/** How each kind is followed, unless the cache says so already, as it does in the tab that changed it. */
const followers: Readonly<Record<Schemas["LiveOwnKind"], Follow>> = {
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

/** What the applicant changed in another tab; what this one changes, it reads again itself once it is answered. */
export const applicationsLive: LiveFeature = {
  key: alertsKey[0],
  handlers: {
    own_update: (client, { kind, id, exists }) => {
      if (client.isMutating({ mutationKey: changeKey(kind) }) === 0) void followers[kind](client, id, exists);
    },
  },
};
