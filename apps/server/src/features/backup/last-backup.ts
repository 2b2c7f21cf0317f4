import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Metrics } from "../../platform/metrics";

/**
 * The snapshot time of the last `npm run backup`, within the recorded year. A restored database does not contain the
 * record of its own backup, so the restore records that backup's time.
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

/** Adds a metric for alerts on missing backups. */
export function measureBackups({ gauge }: Pick<Metrics, "gauge">, db: Db): void {
  gauge(
    "last_backup_timestamp_seconds",
    "Time of the last backup in seconds since 1970; 0 without a backup.",
    async () => {
      const moment = await lastBackupOf(db);
      return moment === undefined ? 0 : moment.getTime() / 1_000;
    },
  );
}
