import { lazyOffer } from "./LoadedOffer";

/** What replaces an empty list, which a list with offers does not need. */
export const EmptyOffers = lazyOffer(async () => (await import("./EmptyOffers")).EmptyOffers);
