export { retentionJobs } from "./jobs";
