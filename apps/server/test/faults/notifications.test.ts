import { at, fields, firstAgain, none, plus, reversed, sortedBy, without, withoutFirst } from "./changes";
import { finds, startServers } from "./finds";
import { delays, frames, loses, reachesEveryone, reachesOneTab } from "./live";
import { mails, noDigests } from "./operation";
import { header, query, sends } from "./requests";
import { answers, anyoneMay, doesNothing, letsThrough, refusals, sharedCache, shows, stale, status } from "./responses";

startServers();

finds({
  "listNotifications: notifies about a like, a comment and the like of a comment": {
    "a like is not notified": answers("listNotifications", "items", withoutFirst),
    "every event is a like": shows("listNotifications", "items.*.eventType", "post_like"),
    "a notification leads nowhere": shows("listNotifications", "items.*.target", null),
  },
  "listNotifications: removes only the notifications of the deleted comment": {
    "other notifications are removed too": answers("listNotifications", "items", none),
  },
  "listNotifications: answers in French by default, and in English on request": {
    "the language is ignored": header("listNotifications", "accept-language"),
    "English by default": header("listNotifications", "accept-language", "en"),
  },
  "listNotifications: sorts as requested, by default newest first": {
    "the field is ignored": query("listNotifications", { sortBy: undefined }),
    "the order is ignored": query("listNotifications", { sortOrder: undefined }),
    "the oldest first": answers("listNotifications", "items", reversed),
  },
  "listNotifications: keeps one unread notification per kind and object, with the last person and the number of others":
    {
      "each like has a notification": answers("listNotifications", "items", firstAgain),
      "the first person is named": stale("listNotifications"),
    },
  "listNotifications: keeps the position of a notification that is read": {
    "read notifications come first": answers("listNotifications", "items", (items) =>
      reversed(sortedBy("isRead")(items)),
    ),
  },
  "getUnreadNotificationsCount: is zero for a new user": {
    "one unread notification too many": answers("getUnreadNotificationsCount", "unread_count", plus(1)),
  },
  "readNotification: marks one as read permanently": {
    "the answer is outdated": shows("readNotification", "data.isRead", false),
    "read notifications stay counted": answers("getUnreadNotificationsCount", "unread_count", plus(1)),
    "the total counts only unread ones": answers("listNotifications", "totalItems", plus(-1)),
    "all are read at once": {
      answer: async (answer, call, { ask }) => {
        if (!call.path.endsWith("/read")) return answer;
        const until = new Date().toISOString();
        const headers = new Headers(call.headers);
        headers.set("content-type", "application/json");
        await ask({ ...call, headers, path: "/notifications/read", body: Buffer.from(JSON.stringify({ until })) });
        return answer;
      },
    },
  },
  "readNotification: hides another person's, which stays unread": {
    "anyone reads a notification": anyoneMay("readNotification"),
    "403 for another's notification": status("readNotification", 404, 403),
  },
  "readNotifications: refuses an invalid timestamp, and marks nothing": {
    "any text is a moment": letsThrough("readNotifications", 400),
  },
  "connectLive: sends the notification before the count": { "the count comes first": delays("new_notification") },
  "connectLive: sends every channel the count after reading": {
    "only one channel gets the frame": reachesOneTab("unread_count_update"),
    "no channel gets the frame": loses("unread_count_update"),
  },
  "connectLive: updates every channel on a like and its removal": {
    "the count is wrong": frames("unread_count_update", "unread_count", plus(1)),
    "a notification is lost": { ...loses("new_notification"), says: /No new_notification came/ },
  },
  "connectLive: sends nothing to other people": { "everyone gets the frame": reachesEveryone("new_notification") },
  "updateNotificationSettings: saves the given kinds, for the caller only": {
    "settings are everyone's": sharedCache("getNotificationSettings"),
    "nothing is saved": doesNothing("updateNotificationSettings"),
  },
  "listNotifications: creates no notification of postLikes if none is wanted": {
    "a setting is ignored": sends("updateNotificationSettings", without("postLikes")),
  },
  "listNotifications: notifies about applications if only the others are unwanted": {
    "one unwanted kind silences all": sends("updateNotificationSettings", fields({ applications: "none" })),
  },
  "updateNotificationSettings: mails the unread notifications of the kinds chosen for mail, in one mail": {
    "nothing is mailed": noDigests,
  },
  "updateNotificationSettings: mails in the language requested last, with a link to the object": {
    "the mail leads nowhere": mails((text) => text.replaceAll(/https?:\S+/g, "")),
  },
  "unsubscribe: stops the mails of the code's person only": { "the mails go on": doesNothing("unsubscribe") },
  "unsubscribe: refuses an unknown code": { "any code ends mails": letsThrough("unsubscribe", 400, 404) },
  "unsubscribe: reveals nothing about the code's person, and opens no session": {
    "the code is a session": letsThrough("getMe", 401),
    "the answer names the person": answers("unsubscribe", "", fields({ email: "a@example.org" })),
  },
  "decideApplication: notifies only the applicant about a decision": {
    "every applicant is notified": sharedCache("listNotifications"),
  },
  "getDashboardStats: counts notifications": {
    "notifications are not counted": answers(
      "getDashboardStats",
      "data",
      at("notifications", () => 0),
    ),
  },
  "listNotifications: reaches the recipient after a rename": {
    "a rename loses the notifications": refusals("listNotifications", 200, fields({ items: [] })),
  },
});
