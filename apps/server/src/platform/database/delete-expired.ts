import { type RawBuilder, sql } from "kysely";
import { type Clock, secondsAfter } from "../clock";
import type { Db } from "./database";
import type { Database } from "./schema";

/** Deletes the rows of a table whose moment in a column passed at least this many seconds ago. */
export const deleteExpired =
  <Table extends keyof Database>(
    table: Table,
    column: string & keyof Database[Table],
    secondsKept = 0,
    which: RawBuilder<unknown> = sql`true`,
  ) =>
  async (db: Db, clock: Clock): Promise<void> => {
    const before = secondsAfter(clock.now(), -secondsKept);
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before} and ${which}`.execute(db);
  };
