export { peopleRoutes } from "./routes";
