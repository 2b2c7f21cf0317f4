export { keepLanguage } from "./language";
export { accountRoutes } from "./routes";
export { deleteExpiredUsernames, idNamed, isTaken } from "./usernames";
