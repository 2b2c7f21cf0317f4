export { ApplicationsDialog } from "./ApplicationsDialog";
export { ApplicationsScreen } from "./ApplicationsScreen";
export { ReceivedScreen } from "./ReceivedScreen";
export { readOffersAhead } from "./queries";
