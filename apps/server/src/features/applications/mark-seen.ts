import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { keepPeopleOf } from "../../platform/database/lock-people";
import { keepSeen } from "./decisions-store";

/** Marks applications as seen; returns those that were unseen. */
export async function markSeen(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  await keepPeopleOf(tx, ids);
  const unseen = tx
    .selectFrom("applications")
    .select("id")
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("seen_at", "is", null)
    .orderBy("id")
    .forUpdate();
  await keepSeen(tx, ids);
  return tx
    .updateTable("applications")
    .set({ seen_at: sql`now()` })
    .where("id", "in", unseen)
    .returning(["id", "applicant_id", "seen_at"])
    .execute();
}
