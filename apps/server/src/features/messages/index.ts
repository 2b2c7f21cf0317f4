export { messagesLive } from "./live";
export { ownDiscussions } from "./export-rows";
export { messagesRoutes } from "./routes";
export { countUnread as countUnreadMessages, findSeenMessage } from "./store";
