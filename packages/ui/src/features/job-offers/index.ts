export { JobOffersScreen } from "./JobOffersScreen";
export { prefetchJobOffers } from "./queries";
