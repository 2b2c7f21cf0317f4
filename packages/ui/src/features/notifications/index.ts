export { notificationKeys, readNotification } from "./cache";
export { notificationsLive } from "./live";
export { NotificationsScreen } from "./NotificationsScreen";
export { readNotificationsAhead } from "./queries";
export { useUnreadNotificationsCount } from "./unread-count";
