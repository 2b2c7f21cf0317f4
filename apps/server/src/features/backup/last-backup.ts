import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Metrics } from "../../platform/metrics";

/**
 * Of when the last backup is that `npm run backup` made, within the year that is recorded. A restored one does not know of
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

/** Adds a figure by which somebody notices that no backup is made any more. */
export function measureBackups({ gauge }: Pick<Metrics, "gauge">, db: Db): void {
  gauge(
    "last_backup_timestamp_seconds",
    "Of when the last backup is, in seconds since 1970; 0 without one.",
    async () => {
      const moment = await lastBackupOf(db);
      return moment === undefined ? 0 : moment.getTime() / 1_000;
    },
  );
}
