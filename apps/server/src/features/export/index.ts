export { registerExports } from "./download";
export { deleteExpiredExports } from "./links-store";
export { exportRoutes } from "./routes";
