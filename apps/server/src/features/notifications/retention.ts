import { sql } from "kysely";

/** The newest notifications that are kept of each person (D-137). */
const maxNotifications = 1_000;

/**
 * Deletes the oldest notifications of each reader who got a new one, skipping locked rows. Part of the statement that
 * stores the new ones as `stored`, and does not see them yet.
 */
export const keepNewest = sql`
  delete from notifications where id = any(array(
    select id from notifications where id = any(array(
      select old.id from stored, lateral (
        select n.id from notifications n where n.user_id = stored.user_id
        order by n.created_at desc, n.id desc offset ${sql.lit(maxNotifications - 1)}) as old
      where stored.is_new)) for update skip locked))`;
