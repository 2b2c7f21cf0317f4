export { endAllOffers } from "./end";
export { deleteOldOfferMatches } from "./notifications";
export { jobOffersRoutes } from "./routes";
export { insertOffer } from "./store";
