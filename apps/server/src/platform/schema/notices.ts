import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

/** What happened, in our words; it decides the text. */
export type EventName =
  | "post_like"
  | "post_comment"
  | "comment_like"
  | "application_sent"
  | "application_withdrawn"
  | "application_seen"
  | "application_accepted"
  | "application_rejected"
  | "application_undecided"
  | "offer_matches"
  | "offer_closed"
  | "offer_deleted";

/** What the text says beside the name of whoever acted, as it was at that moment (D-130). */
export interface EventParams {
  jobTitle?: string;
  /** A recruiter's word with a decision (D-105). */
  word?: string;
  /** Which application a recruiter is told of; it need not be there any more. */
  applicationId?: number;
}

/** The specification's kinds of notification (section 9). */
export type EventType = "post_like" | "post_comment" | "comment_like" | "job_offer" | "job_application";

export interface NotificationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  event: EventName;
  event_type: EventType;
  actor_id: number | null;
  /** The post or the offer that it is about; that need not be there any more. */
  target_id: number | null;
  /** The comment of that post, where it is about one. */
  comment_id: number | null;
  params: JSONColumnType<EventParams>;
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
