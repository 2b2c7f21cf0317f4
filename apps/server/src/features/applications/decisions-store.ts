import { day } from "@passerelle/domain";
import { sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import type { Tx } from "../../platform/database/database";
import type { Decision } from "../../platform/database/schema";

/** Stores a decision on an application, marks it as seen, and returns the token that undoes the decision. */
export async function decide(tx: Tx, now: Date, id: number, decision: Decision | null, message: string) {
  const undo = await keepForUndo(tx, now, id);
  await tx
    .updateTable("applications")
    .set({
      decision,
      decision_message: message,
      decided_at: decision && now,
      seen_at: sql`coalesce(seen_at, now())`,
    })
    .where("id", "=", id)
    .execute();
  return undo;
}

async function keepForUndo(tx: Tx, now: Date, id: number): Promise<string> {
  await tx.deleteFrom("decision_undos").where("application_id", "=", id).execute();
  const { token } = await tx
    .insertInto("decision_undos")
    .columns(["application_id", "decision", "decision_message", "decided_at", "seen_at", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("applications")
        .select([
          "id",
          "decision",
          "decision_message",
          "decided_at",
          "seen_at",
          sql<Date>`${now}::timestamptz`.as("now"),
        ])
        .where("id", "=", id),
    )
    .returning("token")
    .executeTakeFirstOrThrow();
  return token;
}

/** How long a decision can be undone. */
export const secondsUndoable = day;

/** Restores what the decision with this token replaced; undefined after another decision, or after a day. */
export async function undo(tx: Tx, now: Date, id: number, token: string) {
  const before = await tx
    .deleteFrom("decision_undos")
    .where("application_id", "=", id)
    .where("token", "=", token)
    .where("created_at", ">=", secondsAfter(now, -secondsUndoable))
    .returning(["decision", "decision_message", "decided_at", "seen_at"])
    .executeTakeFirst();
  if (before) await tx.updateTable("applications").set(before).where("id", "=", id).execute();
  return before;
}

/** Lets applications that were read since their decision stay seen if it is undone. */
export async function keepSeen(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable("decision_undos")
    .set({ seen_at: sql`now()` })
    .where("application_id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("seen_at", "is", null)
    .execute();
}
