export { blocksRoutes } from "./routes";
export { blockedBy, doesBlock, findPerson, insertBlock } from "./store";
