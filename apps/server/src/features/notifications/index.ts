export { removeNotification } from "./causes";
export { createNotification } from "./create";
export { notificationsLive } from "./live";
export { notificationsRoutes } from "./routes";
export { countUnread as countUnreadNotifications, findLastEvent } from "./store";
