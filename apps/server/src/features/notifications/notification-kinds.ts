import type { Schemas } from "@passerelle/api";
import { defaultChannels } from "@passerelle/api/contract";
import { type EventName, type EventType, eventTypes } from "@passerelle/domain";

/** The kinds of notification for which a person chooses a channel. */
export const notificationKinds = [
  "postLikes",
  "postComments",
  "commentLikes",
  "applications",
  "decisions",
  "offers",
  "offerAlerts",
  "messages",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In the application only; also by mail; or not at all. */
type NotificationChannel = Schemas["NotificationChannel"];

/** A person's chosen channels. */
export type NotificationSettings = Record<Exclude<NotificationKind, "messages">, NotificationChannel> & {
  messages: Exclude<NotificationChannel, "none">;
};

/** The kinds that are mailed without waiting for the next day (D-289). */
export const urgentKinds: readonly NotificationKind[] = ["decisions", "messages"];

export const kindOfEvent: Record<EventName, NotificationKind> = {
  post_like: "postLikes",
  post_comment: "postComments",
  comment_like: "commentLikes",
  application_sent: "applications",
  application_withdrawn: "applications",
  application_seen: "applications",
  application_accepted: "decisions",
  application_rejected: "decisions",
  application_undecided: "decisions",
  offer_matches: "offers",
  offer_changed: "applications",
  offer_closed: "applications",
  offer_deleted: "applications",
  offer_alert: "offerAlerts",
};

/** The notification types of an event: an offer found only by alerts has a type of its own. */
export const typesOfEvents = (events: readonly EventName[]): EventType[] => [
  ...new Set(
    events.flatMap((event) => [eventTypes[event], ...(event === "offer_matches" ? ["offer_alert" as const] : [])]),
  ),
];

/** A person's settings: chosen channels, and default ones for other kinds. */
export const settingsOf = (
  chosen: readonly { kind: NotificationKind; channel: NotificationChannel }[],
): NotificationSettings => ({
  ...defaultChannels,
  ...Object.fromEntries(chosen.map(({ kind, channel }) => [kind, channel])),
});
