export { ownApplications, ownWithdrawnApplications } from "./export-rows";
export { ownApplication, withdrawnApplication } from "./presenter";
export { applicationsRoutes } from "./routes";
export { withdrawAll } from "./withdraw";
