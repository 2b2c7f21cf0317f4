import { statements } from "./execute";

/**
 * Until when a message can be changed, and when it was, or was deleted; and the sender's own text of one whose recipient
 * had blocked them by then.
 */
export const migration = statements(
  `alter table messages add changeable_until timestamptz, add edited_at timestamptz, add deleted_at timestamptz,
     add own_content text, add own_edited_at timestamptz`,
);
