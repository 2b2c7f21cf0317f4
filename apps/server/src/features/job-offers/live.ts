import type { Schemas } from "@passerelle/api";
import { inAnyLanguage, type LiveDeliveries } from "../../platform/live/live-feature";
import { isThere } from "./own-updates-store";

declare module "../../platform/live/events" {
  interface LiveEvents {
    /**
     * The user created, changed or deleted a saved offer, an application, an offer or an alert; the id is as in the
     * message.
     */
    own: { of: Schemas["LiveOwnKind"]; id: number };
  }
}

/** Live updates about a person's own offers, applications and alerts, to all their connections. */
export const jobOffersLive = {
  deliveries: {
    own: (db, userId, { of, id }) => [
      async () =>
        inAnyLanguage({ type: "own_update", data: { kind: of, id, exists: await isThere(db, userId, of, id) } }),
    ],
  } satisfies Partial<LiveDeliveries>,
};
