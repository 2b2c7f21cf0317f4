import { statements } from "./execute";

/**
 * The words of messages, which 0072-words-of-texts fills, and an index of a person's newest messages over all
 * discussions.
 */
export const migration = statements(
  `alter table messages add words tsvector not null default '', add own_words tsvector`,
  `create index messages_sent on messages (sender_id, id)`,
  `create index messages_received on messages (recipient_id, id)`,
);
