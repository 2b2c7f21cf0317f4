import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** When the embedded database was last copied by `npm run backup`, within the year that is recorded. */
export async function lastBackupOf(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("audit_events")
    .select("created_at")
    .where("account_id", "is", null)
    .where("event", "=", "admin_act")
    .where(sql<boolean>`details ->> 'command' = 'backup'`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}
