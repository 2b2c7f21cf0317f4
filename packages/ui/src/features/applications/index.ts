export { ApplicationsScreen } from "./ApplicationsScreen";
export { OffersScreen } from "./OffersScreen";
export { ApplicationsDialog } from "./received/ApplicationsDialog";
export { ReceivedScreen } from "./received/ReceivedScreen";
