import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import type { Db, OpenDatabase, Tx } from "../src/platform/database/database";
import { openTestDatabase } from "./test-database";

/** Rows of tables that were read. */
interface RowsRead {
  /** By sequential scans. */
  scanned: number;
  /** Those that indexes led to. */
  fetched: number;
}

/** Before all tests of a file: fills a database of their own by these statements. Answers a transaction on it. */
export function fillDatabase(statements: readonly string[]): Db["transaction"] {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.transaction().execute(async (tx) => {
      // A busy machine may take longer than a call may.
      for (const text of ["set local statement_timeout = 0", ...statements]) await sql.raw(text).execute(tx);
    });
  }, 180_000);
  afterAll(() => database.close());
  return () => database.db.transaction();
}

/** Rows read in this transaction so far: of one table, else of all but those with a row per company, per 4,096 offers or for all together. */
export async function rowsRead(tx: Tx, table?: string): Promise<RowsRead> {
  const { rows } = await sql<RowsRead>`
    select coalesce(sum(seq_tup_read), 0)::int as scanned, coalesce(sum(idx_tup_fetch), 0)::int as fetched
    from pg_stat_xact_user_tables
    where relname = ${table ?? null}::name
      or ${table ?? null}::name is null and relname not in ('recruiter_profiles', 'totals', 'offer_blocks')`.execute(
    tx,
  );
  return rows[0] ?? { scanned: 0, fetched: 0 };
}

// From the sixth run a named statement may use its generic plan.
const runs = 7;

/** The most rows that one of several runs of a read takes. */
export async function workOf(tx: Tx, read: () => Promise<unknown>, times = runs): Promise<RowsRead> {
  const most = { scanned: 0, fetched: 0 };
  for (let time = 0; time < times; time++) {
    const before = await rowsRead(tx);
    await read();
    const after = await rowsRead(tx);
    most.scanned = Math.max(most.scanned, after.scanned - before.scanned);
    most.fetched = Math.max(most.fetched, after.fetched - before.fetched);
  }
  return most;
}
