export { blocksRoutes } from "./routes";
export { blockedBy, blocksBetween } from "./store";
