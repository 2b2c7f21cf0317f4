import { always, at, fields, firstAgain, none, plus, reversed, sortedBy, without, withoutFirst } from "./changes";
import { finds, startServers } from "./finds";
import { delays, frames, loses, reachesEveryone, reachesOneTab } from "./live";
import { mails, noDigests } from "./operation";
import { header, query, sends } from "./requests";
import { answers, anyoneMay, doesNothing, letsThrough, refusals, sharedCache, shows, stale, status } from "./responses";

startServers();

finds("listNotifications: notifies about a like, a comment and the like of a comment", {
  "a like is not notified": answers("listNotifications", "items", withoutFirst),
  "every event is a like": shows("listNotifications", "items.*.eventType", "post_like"),
  "a notification leads nowhere": shows("listNotifications", "items.*.target", null),
});

finds("listNotifications: names the application to its recruiter, withdrawn or not", {
  "a withdrawal names no offer": shows("listNotifications", "items.0.target", null),
});

finds("listNotifications: does not notify about one's own actions", {
  "one's own actions notify": answers("listNotifications", "items", always([{}])),
});

finds("listNotifications: notifies about a like once, however often it is sent", {
  "a repeated like notifies again": answers("listNotifications", "items", firstAgain),
});

finds("listNotifications: removes the unread notification of a removed like", {
  "a removed like stays notified": stale("listNotifications"),
});

finds("listNotifications: removes the unread notifications of a deleted post, and the target of read ones", {
  "a deleted post stays the target": stale("listNotifications"),
});

finds("listNotifications: removes only the notifications of the deleted comment", {
  "other notifications are removed too": answers("listNotifications", "items", none),
});

finds("listNotifications: answers in French by default, and in English on request", {
  "the language is ignored": header("listNotifications", "accept-language"),
  "English by default": header("listNotifications", "accept-language", "en"),
});

finds("listNotifications: sorts as requested, by default newest first", {
  "the field is ignored": query("listNotifications", { sortBy: undefined }),
  "the order is ignored": query("listNotifications", { sortOrder: undefined }),
  "the oldest first": answers("listNotifications", "items", reversed),
});

finds("listNotifications: returns more than a hundred on request", {
  "a hundred at most": query("listNotifications", { limit: "100" }),
});

finds("listNotifications: notifies the comment's author about its like, not the post's author", {
  "the post's author is notified": sharedCache("listNotifications"),
});

finds("listNotifications: notifies only the offer's recruiter about an application", {
  "every recruiter is notified": sharedCache("listNotifications"),
});

finds(
  "listNotifications: keeps one unread notification per kind and object, with the last person and the number of others",
  {
    "each like has a notification": answers("listNotifications", "items", firstAgain),
    "the first person is named": stale("listNotifications"),
  },
);

finds("listNotifications: counts a person with two comments once", {
  "a person counts twice": answers(
    "listNotifications",
    "items.*.message",
    (text) => `${String(text)} ${Math.random()}`,
  ),
});

finds("listNotifications: keeps the position of a notification that is read", {
  "read notifications come first": answers("listNotifications", "items", (items) =>
    reversed(sortedBy("isRead")(items)),
  ),
});

finds("getUnreadNotificationsCount: is zero for a new user", {
  "one unread notification too many": answers("getUnreadNotificationsCount", "unread_count", plus(1)),
});

finds("getUnreadNotificationsCount: rises for the recruiter after a withdrawal", {
  "a withdrawal is not notified": stale("getUnreadNotificationsCount"),
});

finds("readNotification: marks one as read permanently", {
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
});

finds("readNotification: hides another person's, which stays unread", {
  "anyone reads a notification": anyoneMay("readNotification"),
  "403 for another's notification": status("readNotification", 404, 403),
});

finds("readNotifications: marks all of one's own up to a timestamp as read", {
  "later ones are read too": sends("readNotifications", fields({ until: "2999-01-01T00:00:00.000Z" })),
  "nothing is read": doesNothing("readNotifications"),
});

finds("readNotifications: refuses an invalid timestamp, and marks nothing", {
  "any text is a moment": letsThrough("readNotifications", 400),
});

finds("connectLive: sends the notification before the count", { "the count comes first": delays("new_notification") });

finds("connectLive: sends every channel the count after reading", {
  "only one channel gets the frame": reachesOneTab("unread_count_update"),
  "no channel gets the frame": loses("unread_count_update"),
});

finds("connectLive: updates every channel on a like and its removal", {
  "the count is wrong": frames("unread_count_update", "unread_count", plus(1)),
  "a notification is lost": { ...loses("new_notification"), says: /No new_notification came/ },
});

finds("connectLive: sends nothing to other people", { "everyone gets the frame": reachesEveryone("new_notification") });

finds("connectLive: notifies the recruiter of an application, and sends the count", {
  "a notification comes twice": { ...frames("new_notification", "notification", fields({ eventType: "post_like" })) },
  "the text is empty": frames("new_notification", "message", () => ""),
});

finds("connectLive: sends a repetition to every channel, with the same count", {
  "a repetition is lost": loses("new_notification"),
  "a repetition is another notification": frames("new_notification", "notification.id", plus(1)),
  "a repetition is counted": frames("unread_count_update", "unread_count", plus(1)),
});

finds("updateNotificationSettings: saves the given kinds, for the caller only", {
  "settings are everyone's": sharedCache("getNotificationSettings"),
  "nothing is saved": doesNothing("updateNotificationSettings"),
});

finds("updateNotificationSettings: refuses an unknown channel, and then saves nothing", {
  "any channel is accepted": letsThrough("updateNotificationSettings", 400),
});

finds("listNotifications: creates no notification of postLikes if none is wanted", {
  "a setting is ignored": sends("updateNotificationSettings", without("postLikes")),
});

finds("listNotifications: notifies about applications if only the others are unwanted", {
  "one unwanted kind silences all": sends("updateNotificationSettings", fields({ applications: "none" })),
});

finds("updateNotificationSettings: mails the unread notifications of the kinds chosen for mail, in one mail", {
  "nothing is mailed": noDigests,
});

finds("updateNotificationSettings: mails in the language requested last, with a link to the object", {
  "the mail leads nowhere": mails((text) => text.replaceAll(/https?:\S+/g, "")),
});

finds("updateNotificationSettings: shows the newest twenty, and the number of the others", {
  "the mail omits the number of others": mails((text) => text.replaceAll(/\b13\b/g, "")),
});

finds("unsubscribe: stops the mails of the code's person only", {
  "the mails go on": doesNothing("unsubscribe"),
});

finds("unsubscribe: refuses an unknown code", {
  "any code ends mails": letsThrough("unsubscribe", 400, 404),
});

finds("unsubscribe: reveals nothing about the code's person, and opens no session", {
  "the code is a session": letsThrough("getMe", 401),
  "the answer names the person": answers("unsubscribe", "", fields({ email: "a@example.org" })),
});

finds("deleteApplication: removes a withdrawn application from a merged notification", {
  "a withdrawal stays in the text": stale("listNotifications"),
});

finds("updateJobOffer: removes the unread closing of an offer that reopens", {
  "an offer that reopens stays closed": stale("listNotifications"),
});

finds("decideApplication: notifies only the applicant about a decision", {
  "every applicant is notified": sharedCache("listNotifications"),
});

finds("decideApplication: notifies about a repeated decision only once", {
  "a repeated decision notifies again": answers("listNotifications", "items", firstAgain),
});

finds("updateJobOffer: notifies each applicant when the offer closes, once", {
  "no one is notified": answers("listNotifications", "items", none),
});

finds("getDashboardStats: counts notifications", {
  "notifications are not counted": answers(
    "getDashboardStats",
    "data",
    at("notifications", () => 0),
  ),
});

finds("listNotifications: reaches the recipient after a rename", {
  "a rename loses the notifications": refusals("listNotifications", 200, fields({ items: [] })),
});
