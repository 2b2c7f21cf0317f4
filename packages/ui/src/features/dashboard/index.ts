export { ComingScreen, type ComingScreenProps } from "./ComingScreen";
export { DashboardShell, type DashboardShellProps } from "./DashboardShell";
export type { DashboardHrefs, EntryName } from "./entries";
export { HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { dashboardKeys } from "./queries";
export { useMe } from "../../api";
