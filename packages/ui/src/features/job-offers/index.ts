export { JobOffersScreen, type OpenApplications } from "./JobOffersScreen";
export { readJobOffersAhead } from "./queries";
