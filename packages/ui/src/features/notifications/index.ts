export { notificationKeys, readNotification } from "./cache";
export { notificationsLive } from "./live";
export { NotificationsScreen } from "./NotificationsScreen";
export { useUnreadNotificationsCount } from "./unread-count";
