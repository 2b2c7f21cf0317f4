import type { Generated, GeneratedAlways } from "kysely";
import type { Moment, Now } from "./columns";

export interface MessageTables {
  discussions: {
    id: GeneratedAlways<number>;
    user_low: number | null;
    user_high: number | null;
    created_at: Now;
    last_message_at: Now;
    /** The number of messages that the first person has not read. */
    unread_low: Generated<number>;
    unread_high: Generated<number>;
    /** The second person's newest message that the first is known to have read, and vice versa. */
    read_by_low: Generated<number | null>;
    read_by_high: Generated<number | null>;
    /** The newest message that a mail announced to the first person. */
    mailed_low: Generated<number | null>;
    mailed_high: Generated<number | null>;
  };
  messages: {
    id: GeneratedAlways<number>;
    discussion_id: number;
    sender_id: number | null;
    recipient_id: number | null;
    content: string;
    client_id: string | null;
    job_offer_id: number | null;
    created_at: Now;
    read_at: Moment | null;
    /** Null for messages older than this feature. */
    changeable_until: Moment | null;
    edited_at: Moment | null;
    /** While set, the content is empty. */
    deleted_at: Moment | null;
    /** The text that only the sender sees, if they changed the message while the recipient blocked them, and when. */
    own_content: string | null;
    own_edited_at: Moment | null;
    /** The search words of the two texts. */
    words: Generated<string>;
    own_words: string | null;
  };
}
