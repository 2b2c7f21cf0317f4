export { lockUnread, removeBetween, removeCausedBy, removeFoundBy, removeNotification } from "./notification-causes";
export { createNotification, mayBeNotified } from "./create";
export { sendDigests } from "./digest";
export { notificationsLive } from "./live";
export { kindOfEvent, typesOfEvents } from "./notification-kinds";
export { maxOfferNotificationsPerDay } from "./notification-limits";
export { queueNotification, sendLeftOver, sendQueued } from "./queue";
export { notificationsRoutes } from "./routes";
export { countUnread as countUnreadNotifications, findLastEvent } from "./store";
