export { notificationKeys, readNotification } from "./cache";
export { type NotificationPlace, placeOf } from "./notification-list";
export { notificationsLive } from "./live";
export { NotificationsScreen } from "./NotificationsScreen";
export { prefetchNotifications } from "./queries";
export { NotificationSettings } from "./settings/NotificationSettings";
export { useUnreadNotificationsCount } from "./unread-count";
export { UnsubscribeScreen, type UnsubscribeScreenProps } from "./unsubscribe/UnsubscribeScreen";
