export { DashboardShell, type DashboardShellProps } from "./DashboardShell";
export type { DashboardHrefs } from "./entries";
export type { NewsTarget } from "./news";
export { HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { dashboardKeys } from "./queries";
