export { messagesLive } from "./live";
export { ownDiscussions } from "./data-export-rows";
export { latestDiscussions, messagesRoutes } from "./routes";
export { findSeenMessage } from "./store";
export { countUnread as countUnreadMessages } from "./unread-store";
