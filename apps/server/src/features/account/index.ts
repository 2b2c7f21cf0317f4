export { deleteExpiredUndos } from "./email-store";
export { deleteAccount, lockForDeletion } from "./deletion";
export { accountRoutes } from "./routes";
export { registerExports } from "./export/download";
export { deleteExpiredExports } from "./export/links-store";
