export { ApplicationsDialog } from "./ApplicationsDialog";
export { ApplicationsScreen } from "./ApplicationsScreen";
