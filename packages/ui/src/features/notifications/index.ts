export { notificationKeys, readNotification } from "./cache";
export { type NotificationPlace, placeOf } from "./listing";
export { notificationsLive } from "./live";
export { NotificationsScreen } from "./NotificationsScreen";
export { prefetchNotifications } from "./queries";
export { useUnreadNotificationsCount } from "./unread-count";
