export { ApplicationsDialog } from "./ApplicationsDialog";
export { ApplicationsScreen } from "./ApplicationsScreen";
export { readOffersAhead } from "./queries";
