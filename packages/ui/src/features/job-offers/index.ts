export { JobOffersScreen } from "./JobOffersScreen";
