export { blocksRoutes } from "./routes";
export { blockedBy, blocksBetween, findPerson, insertBlock } from "./store";
