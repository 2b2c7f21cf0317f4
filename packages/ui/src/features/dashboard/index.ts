export { DashboardShell, type DashboardShellProps } from "./DashboardShell";
export type { DashboardHrefs } from "./menu-entries";
export type { LiveTarget } from "./live-links";
export { useApplyNotice } from "./use-apply-notice";
export { HomeScreen, type HomeScreenProps } from "./HomeScreen";
export { dashboardKeys } from "./queries";
