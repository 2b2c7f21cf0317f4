import type { Generated, GeneratedAlways } from "kysely";
import type { Moment, Now } from "./columns";

export interface DiscussionsTable {
  id: GeneratedAlways<number>;
  user_low: number | null;
  user_high: number | null;
  created_at: Now;
  last_message_at: Now;
  /** How many messages the first of the two has not read. */
  unread_low: Generated<number>;
  unread_high: Generated<number>;
  /** The newest message of the second one that the first is known to have read, and the other way round. */
  read_by_low: Generated<number | null>;
  read_by_high: Generated<number | null>;
}

export interface MessagesTable {
  id: GeneratedAlways<number>;
  discussion_id: number;
  sender_id: number | null;
  recipient_id: number | null;
  content: string;
  client_id: string | null;
  /** The offer that it is about. */
  job_offer_id: number | null;
  created_at: Now;
  read_at: Moment | null;
  /** Null for those from before there was a way to change them. */
  changeable_until: Moment | null;
  edited_at: Moment | null;
  /** Its text is gone then. */
  deleted_at: Moment | null;
  /** What its sender sees in place of the text, who changed it while the recipient blocked them, and when. */
  own_content: string | null;
  own_edited_at: Moment | null;
  /** What the two texts are found by. */
  words: Generated<string>;
  own_words: string | null;
}
