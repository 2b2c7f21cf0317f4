export { deleteExpiredEmailChanges } from "./email-store";
export { accountRoutes } from "./routes";
