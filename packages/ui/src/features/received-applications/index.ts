export { ApplicationsDialog } from "./ApplicationsDialog";
export { ReceivedScreen } from "./ReceivedScreen";
