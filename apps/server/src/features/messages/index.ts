export { messagesLive } from "./live";
export { messagesRoutes } from "./routes";
export { insertMessage } from "./sending-store";
export { countUnread as countUnreadMessages } from "./store";
