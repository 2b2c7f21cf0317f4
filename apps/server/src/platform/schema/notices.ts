import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

/** What happened, in our words; it decides the text. */
export type EventName =
  | "application_sent"
  | "application_withdrawn"
  | "application_seen"
  | "offer_matches"
  | "offer_closed"
  | "offer_deleted";

/** The specification's kinds of notification (section 9). */
export type EventType = "post_like" | "post_comment" | "comment_like" | "job_offer" | "job_application";

export interface NotificationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  event: EventName;
  event_type: EventType;
  actor_id: number | null;
  target_id: number | null;
  params: JSONColumnType<{ jobTitle: string }>;
  is_read: Generated<boolean>;
  created_at: Now;
}

export interface DiscussionsTable {
  id: GeneratedAlways<number>;
  user_low: number | null;
  user_high: number | null;
  created_at: Now;
  last_message_at: Now;
}

export interface MessagesTable {
  id: GeneratedAlways<number>;
  discussion_id: number;
  sender_id: number | null;
  recipient_id: number | null;
  content: string;
  client_id: string | null;
  created_at: Now;
  read_at: Moment | null;
}
