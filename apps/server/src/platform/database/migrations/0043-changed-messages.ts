import { statements } from "./execute";

/**
 * The end of the time to change a message, when it was changed or deleted, and the sender's own text if they changed it
 * while the recipient blocked them.
 */
export const migration = statements(
  `alter table messages add changeable_until timestamptz, add edited_at timestamptz, add deleted_at timestamptz,
     add own_content text, add own_edited_at timestamptz`,
);
