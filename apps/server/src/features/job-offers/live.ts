import { inAnyLanguage, type LiveDeliveries } from "../../platform/live/live-feature";
import { isSaved } from "./saved-store";

declare module "../../platform/live/events" {
  interface LiveEvents {
    /** The user saved an offer, or removed it from the saved ones. */
    "saved-offer": { id: number };
  }
}

/** Live deliveries of what applicants do with offers: to all of their own connections. */
export const jobOffersLive = {
  deliveries: {
    "saved-offer": (db, userId, { id }) => [
      async () =>
        inAnyLanguage({
          type: "saved_offer_update",
          data: { jobOfferID: id, saved: await isSaved(db, userId, id) },
        }),
    ],
  } satisfies Partial<LiveDeliveries>,
};
