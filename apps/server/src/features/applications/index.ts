export { applicationsRoutes } from "./routes";
