import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/**
 * Of when the last copy of the embedded database is, within the year that is recorded. A restored one does not know of
 * the copy that it came from, but says of when that was.
 */
export async function lastBackupOf(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("audit_events")
    .select(sql<Date>`coalesce((details ->> 'takenAt')::timestamptz, created_at)`.as("taken_at"))
    .where("account_id", "is", null)
    .where("event", "=", "admin_act")
    .where(sql<boolean>`details ->> 'command' in ('backup', 'restore-backup')`)
    .orderBy("taken_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.taken_at;
}
