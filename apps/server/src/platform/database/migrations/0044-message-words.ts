import { statements } from "./execute";

/** The words of messages, filled by 0072-words-of-texts, and an index of a person's newest messages. */
export const migration = statements(
  `alter table messages add words tsvector not null default '', add own_words tsvector`,
  `create index messages_sent on messages (sender_id, id)`,
  `create index messages_received on messages (recipient_id, id)`,
);
