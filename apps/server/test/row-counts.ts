import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import type { Db, OpenDatabase, Tx } from "../src/platform/database/database";
import { openTestDatabase } from "./test-database";

/** The number of rows read from tables. */
interface RowsRead {
  /** By sequential scans. */
  scanned: number;
  /** By index scans. */
  fetched: number;
}

/** Foreign key checks take half of the time of filling a database. Only a superuser may disable them. */
const foreignKeys = (state: "disable" | "enable") => `
  do $$ declare key record; begin
    if (select rolsuper from pg_roles where rolname = current_user) then
      for key in select tgrelid::regclass as of, tgname as name from pg_trigger
        where tgconstraint in (select oid from pg_constraint where contype = 'f')
      loop execute format('alter table %s ${state} trigger %I', key.of, key.name); end loop;
    end if;
  end $$`;

/** Fills a separate database before all tests of a file; returns a function that starts a transaction on it. */
export function fillDatabase(statements: readonly string[]): Db["transaction"] {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.transaction().execute(async (tx) => {
      // Filling may exceed a call's time limit on a busy machine.
      const fill = ["set local statement_timeout = 0", foreignKeys("disable"), ...statements, foreignKeys("enable")];
      for (const text of fill) await sql.raw(text).execute(tx);
    });
  }, 180_000);
  afterAll(() => database.close());
  return () => database.db.transaction();
}

/**
 * The rows that this transaction has read: of one table, or of all except those with one row per company or in total.
 */
export async function rowsRead(tx: Tx, table?: string): Promise<RowsRead> {
  const { rows } = await sql<RowsRead>`
    select coalesce(sum(seq_tup_read), 0)::int as scanned, coalesce(sum(idx_tup_fetch), 0)::int as fetched
    from pg_stat_xact_user_tables
    where relname = ${table ?? null}::name
      or ${table ?? null}::name is null and relname not in ('recruiter_profiles', 'totals')`.execute(tx);
  return rows[0] ?? { scanned: 0, fetched: 0 };
}

// From the sixth run on, a named statement may use its generic plan.
const runs = 7;

/** The maximum number of rows read in several runs. */
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
