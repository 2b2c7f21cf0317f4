import type { EventName, EventParams, EventType } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Now } from "./columns";

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
  /** The post or the offer that it is about, which may be deleted. */
  target_id: number | null;
  /** How many people caused it. */
  people: Generated<number>;
  is_read: Generated<boolean>;
}

export interface NotificationCausesTable extends Cause {
  id: GeneratedAlways<number>;
  notification_id: number;
}

/** Which applicants were told of a fitting offer, and when. */
export interface OfferMatchesSentTable {
  user_id: number;
  sent_at: Now;
}
