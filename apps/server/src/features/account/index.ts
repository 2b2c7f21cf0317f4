export { deleteAccount, lockForDeletion } from "./deletion";
export { accountRoutes } from "./routes";
export { registerExports } from "./export/download";
