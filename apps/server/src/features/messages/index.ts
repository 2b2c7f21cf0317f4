export { messagesLive } from "./live";
export { messagesRoutes } from "./routes";
export { countUnread as countUnreadMessages, insertMessage } from "./store";
