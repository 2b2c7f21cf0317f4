import type { EventName } from "./notifications";

/** The kinds of notification for which a person chooses a channel. */
export const notificationKinds = [
  "postLikes",
  "postComments",
  "commentLikes",
  "applications",
  "offers",
  "offerAlerts",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In the application only; also in the daily mail; or not at all. */
export type NotificationChannel = "app" | "mail" | "none";

/** A person's chosen channels. */
export type NotificationSettings = Record<NotificationKind, NotificationChannel>;

/** The kind of each event. */
export const kindOfEvent: Record<EventName, NotificationKind> = {
  post_like: "postLikes",
  post_comment: "postComments",
  comment_like: "commentLikes",
  application_sent: "applications",
  application_withdrawn: "applications",
  application_seen: "applications",
  application_accepted: "applications",
  application_rejected: "applications",
  application_undecided: "applications",
  offer_matches: "offers",
  offer_changed: "applications",
  offer_closed: "applications",
  offer_deleted: "applications",
  offer_alert: "offerAlerts",
};

/** A person's settings: the chosen channels, and the application only by default. */
export const settingsOf = (
  chosen: readonly { kind: NotificationKind; channel: NotificationChannel }[],
): NotificationSettings => ({
  postLikes: "app",
  postComments: "app",
  commentLikes: "app",
  applications: "app",
  offers: "app",
  offerAlerts: "app",
  ...Object.fromEntries(chosen.map(({ kind, channel }) => [kind, channel])),
});
