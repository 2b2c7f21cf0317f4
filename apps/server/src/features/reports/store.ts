import type { Insertable, Selectable } from "kysely";
import { retentionPeriods } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { byId, rowsInOrder } from "../../platform/database/read-in-batches";
import type { Database, ReportKind } from "../../platform/database/schema";

const columns = ["id", "reason", "text", "created_at"] as const;

export type ReportRow = Pick<Selectable<Database["reports"]>, (typeof columns)[number]>;

/** An earlier report of this target by the same person. */
export function findReport(db: Db, reporterId: number, kind: ReportKind, targetId: number) {
  return db
    .selectFrom("reports")
    .select(columns)
    .where("reporter_id", "=", reporterId)
    .where("kind", "=", kind)
    .where("target_id", "=", targetId)
    .executeTakeFirst();
}

/** Stores a report; undefined if the same person has reported the same target meanwhile. */
export function insertReport(db: Db, report: Insertable<Database["reports"]>): Promise<ReportRow | undefined> {
  return db
    .insertInto("reports")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** All reports that a person made, oldest first. */
export const ownReports = (db: Db, reporterId: number) =>
  rowsInOrder(
    db
      .selectFrom("reports")
      .select(["kind", "target_id", ...columns])
      .where("reporter_id", "=", reporterId),
    "id",
    byId,
  );

const ago = (period: string) => sql<Date>`now() - ${period}::interval`;

/** Deletes reports that were resolved a year ago, and reports about deleted accounts after 90 days. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db
    .deleteFrom("reports")
    .where((eb) =>
      eb.or([
        eb("resolved_at", "<", ago(`${retentionPeriods.monthsResolvedReport} months`)),
        eb.and([
          eb("reported_id", "is", null),
          eb("created_at", "<", ago(`${retentionPeriods.daysReportOfDeletedAccount} days`)),
        ]),
      ]),
    )
    .execute();
}
