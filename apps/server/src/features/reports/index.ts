export { reportsRoutes } from "./routes";
export { deleteOldReports, ownReports } from "./store";
