import type { Schemas } from "@passerelle/api";
import type { EventName, EventParams, EventType } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

interface Cause {
  actor_id: number | null;
  /** The comment on the post, if it is about one. */
  comment_id: number | null;
  params: JSONColumnType<EventParams>;
  created_at: Now;
}

export interface NotificationTables {
  /** The cause's columns repeat the latest cause. */
  notifications: Cause & {
    id: GeneratedAlways<number>;
    user_id: number;
    event: EventName;
    event_type: EventType;
    /** The post, offer or alert, which may be deleted. */
    target_id: number | null;
    /** The number of people who caused it. */
    people: Generated<number>;
    is_read: Generated<boolean>;
    /** Whether a mail contained it since it was last repeated. */
    is_mailed: Generated<boolean>;
  };
  notification_causes: Cause & {
    id: GeneratedAlways<number>;
    notification_id: number;
  };
  /** Queued notifications of many readers about an offer, or queued removals. */
  notification_queue: {
    id: GeneratedAlways<number>;
    offer_id: number;
    /** The events whose unread notifications must be removed. */
    outdated: JSONColumnType<EventName[]> | null;
    event: EventName | null;
    actor_id: number | null;
    target_id: number | null;
    params: JSONColumnType<EventParams, string | undefined>;
    readers: JSONColumnType<number[], string | undefined>;
  };
  /** A person's choices; kinds without a row have their default channel. */
  notification_settings: {
    user_id: number;
    kind: keyof Schemas["NotificationSettings"];
    channel: Schemas["NotificationChannel"];
    changed_at: Now;
  };
  unsubscribe_codes: {
    code_hash: string;
    user_id: number;
    created_at: Moment;
  };
  /** The notifications of fitting offers sent to applicants, for the daily limit. */
  offer_matches_sent: {
    user_id: number;
    sent_at: Now;
  };
}
