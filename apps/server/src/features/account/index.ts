export { deleteExpiredEmailChanges } from "./email-store";
export { deleteAccount, lockForDeletion } from "./deletion";
export { accountRoutes } from "./routes";
