import type { Guide } from "../../guides/guide";
import { notificationsPerPage } from "../../data/page-sizes";
import { newestFirst } from "./cache";

export const guide: Guide = {
  page: "Notifications/NotificationsScreen",
  route: "/dashboard/notifications",
  purpose: "Events about the user's posts, comments, offers and applications.",
  states: [
    ["Filter button Toutes", "NotificationsScreen/Ready"],
    ["Filter button Non lues", "NotificationsScreen/Unread"],
    [
      "The list highlights unread items and shows the message, a relative time and an event-type badge",
      "NotificationsScreen/Ready",
    ],
    ["Notification event types; other types are shown raw", "NotificationsScreen/EveryEvent"],
    ["'À l'instant', 'Il y a N heure(s)', otherwise a French short date with time", "NotificationsScreen/EveryTime"],
    ["Pagination shows 'Page X sur Y'", "NotificationsScreen/TurnsThePage"],
    ["'Aucune notification non lue.'", "NotificationsScreen/Empty"],
    ["'Aucune notification lue.'", "NotificationsScreen/Empty"],
    ["'Aucune notification pour le moment.'", "NotificationsScreen/Empty"],
    ["Loading: 'Chargement...'", "NotificationsScreen/Loading"],
    ["401 gives 'Session expirée. Veuillez vous reconnecter.'", "NotificationsScreen/SessionExpired"],
    ["500 gives 'Erreur serveur. Veuillez réessayer plus tard.'", "NotificationsScreen/ServerError"],
    ["Anything else gives 'Impossible de charger les notifications.'", "NotificationsScreen/LoadFailed"],
    ["Unread becomes read when the user clicks it; the change shows at once", "NotificationsScreen/ByKeyboard"],
    ["It is rolled back to unread if the server call fails", "NotificationsScreen/GoesBackWhenItFails"],
    ["The object has been deleted", "NotificationsScreen/ItsObjectHasGone"],
    ["Tout marquer comme lu; nothing to do if all are read", "NotificationsScreen/AllAtOnce"],
    ["A read item cannot be made unread again", "NotificationsScreen/OnceReadForever"],
    ["Unread counts update live", "Live/ArrivesWhileOneLooks"],
    ["Long words", "NotificationsScreen/LongWords"],
  ],
  rules: [
    "A click marks a notification as read and opens its object, if that still exists.",
    "People are not notified of their own actions; messages have their own badge and create no notifications.",
    "Marking all as read does not affect notifications that arrive meanwhile.",
    "New notifications do not move the entries of a later page.",
  ],
  constants: [
    ["On one page", notificationsPerPage],
    ["Fetched at most", newestFirst.limit],
  ],
};
