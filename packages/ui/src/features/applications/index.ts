export { ApplicationsScreen } from "./ApplicationsScreen";
export { ApplicationsDialog } from "./received/ApplicationsDialog";
export { ReceivedScreen } from "./received/ReceivedScreen";
