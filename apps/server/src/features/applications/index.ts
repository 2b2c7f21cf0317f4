export { applicationsRoutes } from "./routes";
export { withdrawAll } from "./withdraw";
