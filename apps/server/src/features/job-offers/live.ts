import type { Schemas } from "@passerelle/api";
import { inAnyLanguage, type LiveDeliveries } from "../../platform/live/live-feature";
import { isThere } from "./own-store";

declare module "../../platform/live/events" {
  interface LiveEvents {
    /** The user saved an offer, applied to it, published or changed it, made an alert, or took that back; the id is as in the message. */
    own: { of: Schemas["LiveOwnKind"]; id: number };
  }
}

/** Live deliveries of what people do with offers: to all of their own connections. */
export const jobOffersLive = {
  deliveries: {
    own: (db, userId, { of, id }) => [
      async () =>
        inAnyLanguage({ type: "own_update", data: { kind: of, id, exists: await isThere(db, userId, of, id) } }),
    ],
  } satisfies Partial<LiveDeliveries>,
};
