import { lazyOffer } from "../job-offers";

// Both show the text of an offer, which the list does not need.
export const KeptApplication = lazyOffer(async () => (await import("./KeptApplication")).KeptApplication);

export const OfferDetails = lazyOffer(async () => (await import("./OfferDetails")).OfferDetails);
