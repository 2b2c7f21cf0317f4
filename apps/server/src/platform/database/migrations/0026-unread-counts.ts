import { statements } from "./execute";

/** The number of unread messages of each participant, stored with the discussion; sending and reading update it. */
export const migration = statements(
  `alter table discussions
     add unread_low integer not null default 0,
     add unread_high integer not null default 0`,
  `update discussions d
   set unread_low = unread.low, unread_high = unread.high
   from (
     select m.discussion_id,
       count(*) filter (where m.recipient_id = of.user_low) as low,
       count(*) filter (where m.recipient_id = of.user_high) as high
     from messages m
     join discussions of on of.id = m.discussion_id
     where m.read_at is null
     group by m.discussion_id
   ) unread
   where unread.discussion_id = d.id`,
  // Only unread discussions, so that a person's total costs no more than their unread discussions.
  `create index discussions_unread_low on discussions (user_low) where unread_low > 0`,
  `create index discussions_unread_high on discussions (user_high) where unread_high > 0`,
);
