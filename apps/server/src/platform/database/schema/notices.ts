import type { EventName, EventParams, EventType } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Moment, Now } from "./columns";

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
