export { deleteExpiredUndos } from "./email-store";
export { deleteAccount, lockForDeletion } from "./deletion";
export { accountRoutes } from "./routes";
