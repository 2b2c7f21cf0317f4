export { blocksRoutes } from "./routes";
export { blockedBy, blocksBetween, insertBlock } from "./store";
