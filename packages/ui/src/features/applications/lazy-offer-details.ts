import { lazyOffer } from "../job-offers";

export const OfferDetails = lazyOffer(async () => (await import("./OfferDetails")).OfferDetails);
