export { ownApplications } from "./export-rows";
export { applicationsRoutes } from "./routes";
export { withdrawAll } from "./withdraw";
