export { ReportButton, ReportIcon } from "./ReportButton";
export { useReportDialog } from "./use-report-dialog";
