import { statements } from "./execute";

/** Changes of messages, read marks, messages about offers, and the number of unread messages of each participant. */
export const migration = statements(
  // own_content is the sender's own text if they changed it while the recipient blocked them. words and own_words are
  // the search words, filled by 0015-words.
  `alter table messages
     add job_offer_id bigint references job_offers on delete set null,
     add changeable_until timestamptz,
     add edited_at timestamptz,
     add deleted_at timestamptz,
     add own_content text,
     add own_edited_at timestamptz,
     add words tsvector not null default '',
     add own_words tsvector`,
  `create index messages_about_offers on messages (discussion_id, id) where job_offer_id is not null`,
  `create index messages_job_offer on messages (job_offer_id) where job_offer_id is not null`,
  `create index messages_sent on messages (sender_id, id)`,
  `create index messages_received on messages (recipient_id, id)`,
  // Whether one person has written to another, without reading the other's messages.
  `create index messages_sender on messages (discussion_id, sender_id)`,

  // read_by is the last message known to be read: existing ones have none. mailed is the last message that is not mailed.
  `alter table discussions
     add unread_low integer not null default 0,
     add unread_high integer not null default 0,
     add read_by_low bigint,
     add read_by_high bigint,
     add mailed_low bigint,
     add mailed_high bigint`,
  `update discussions d
   set unread_low = unread.low, unread_high = unread.high, mailed_low = unread.last, mailed_high = unread.last
   from (
     select m.discussion_id,
       count(*) filter (where m.recipient_id = of.user_low and m.read_at is null) as low,
       count(*) filter (where m.recipient_id = of.user_high and m.read_at is null) as high,
       max(m.id) as last
     from messages m
     join discussions of on of.id = m.discussion_id
     group by m.discussion_id
   ) unread
   where unread.discussion_id = d.id and (unread.low > 0 or unread.high > 0)`,
  // Only unread discussions, so that a person's total costs no more than their unread discussions.
  `create index discussions_unread_low on discussions (user_low) where unread_low > 0`,
  `create index discussions_unread_high on discussions (user_high) where unread_high > 0`,
);
