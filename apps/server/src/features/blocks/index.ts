export { blockedBy, doesBlock } from "./access";
export { blocksRoutes } from "./routes";
export { findPerson, insertBlock } from "./store";
