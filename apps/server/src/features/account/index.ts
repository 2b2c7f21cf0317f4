export { deleteExpiredEmailChanges } from "./email-store";
export { deleteAccount } from "./deletion";
export { accountRoutes } from "./routes";
