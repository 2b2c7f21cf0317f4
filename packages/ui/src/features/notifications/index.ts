export { NotificationsScreen } from "./NotificationsScreen";
