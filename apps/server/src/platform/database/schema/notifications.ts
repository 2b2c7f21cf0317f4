import type { EventName, EventParams, EventType } from "@passerelle/domain";
import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Now } from "./columns";

export interface NotificationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  event: EventName;
  event_type: EventType;
  actor_id: number | null;
  /** The post or the offer that it is about, which may be deleted. */
  target_id: number | null;
  /** The comment of that post, if it is about one. */
  comment_id: number | null;
  params: JSONColumnType<EventParams>;
  is_read: Generated<boolean>;
  created_at: Now;
}
