export { limitSearches } from "./rate-limits";
export { peopleRoutes } from "./routes";
