export { JobOffersScreen, type OpenApplications } from "./JobOffersScreen";
