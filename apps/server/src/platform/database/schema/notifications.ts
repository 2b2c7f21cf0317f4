import type { EventName, EventParams, EventType, NotificationChannel, NotificationKind } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

interface Cause {
  actor_id: number | null;
  /** The comment of the post, if it is about one. */
  comment_id: number | null;
  params: JSONColumnType<EventParams>;
  created_at: Now;
}

/** Repeats the latest of its causes. */
export interface NotificationsTable extends Cause {
  id: GeneratedAlways<number>;
  user_id: number;
  event: EventName;
  event_type: EventType;
  /** The post, the offer or the alert that it is about, which may be deleted. */
  target_id: number | null;
  /** How many people caused it. */
  people: Generated<number>;
  is_read: Generated<boolean>;
  /** Whether a mail of the day has had it since its last repetition. */
  is_mailed: Generated<boolean>;
}

/** What people have chosen; the application alone where there is no row. */
export interface NotificationSettingsTable {
  user_id: number;
  kind: NotificationKind;
  channel: NotificationChannel;
  changed_at: Now;
}

/** The codes in mails of the day, with which their reader ends them. */
export interface UnsubscribeCodesTable {
  code_hash: string;
  user_id: number;
  created_at: Moment;
}

export interface NotificationCausesTable extends Cause {
  id: GeneratedAlways<number>;
  notification_id: number;
}

/** What many readers are still to be notified of about an offer, or what is to be removed from their notifications. */
export interface NotificationQueueTable {
  id: GeneratedAlways<number>;
  offer_id: number;
  /** The events whose unread notifications are to be removed. */
  outdated: JSONColumnType<EventName[]> | null;
  event: EventName | null;
  actor_id: number | null;
  target_id: number | null;
  params: JSONColumnType<EventParams, string | undefined>;
  readers: JSONColumnType<number[], string | undefined>;
}

/** Which applicants were told of a fitting offer, and when. */
export interface OfferMatchesSentTable {
  user_id: number;
  sent_at: Now;
}
