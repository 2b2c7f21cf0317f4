export { deleteAllOffers, notifyOfferClosed } from "./lifecycle";
export { notifyOfAlerts } from "./alerts-job";
export { closePassed } from "./closing";
export { readableOffer } from "./access";
export { deleteOldOfferMatches } from "./notifications";
export { jobOffersLive } from "./live";
export { jobOffersRoutes } from "./routes";
export { insertOffer, listOffers, type OfferRow } from "./store";
