export { JobOffersScreen } from "./JobOffersScreen";
export { readJobOffersAhead } from "./queries";
