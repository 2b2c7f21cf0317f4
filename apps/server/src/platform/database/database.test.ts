import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { testDatabase } from "../../../test/test-database";

const database = testDatabase();

it("reads counts and ids as numbers, dates as texts, timestamps as dates", async () => {
  const { rows } = await sql`
    select count(*) as count, 9007199254740991::bigint as id, 1.5::numeric as amount,
      date '1996-04-18' as birthdate, timestamptz '2025-11-03T08:15:00Z' as created, array['a', 'b'] as list`.execute(
    database.db,
  );
  expect(rows).toEqual([
    {
      count: 1,
      id: 9007199254740991,
      amount: 1.5,
      birthdate: "1996-04-18",
      created: new Date("2025-11-03T08:15:00Z"),
      list: ["a", "b"],
    },
  ]);
});

it("does not create a named statement for each page of a long list", async () => {
  await database.db.connection().execute(async (one) => {
    const named = sql<{ named: number }>`select count(*) as named from pg_prepared_statements`;
    const before = (await named.execute(one)).rows[0]?.named;
    for (let page = 1; page < 20; page += 1)
      await sql`select email from users order by id limit 10 offset ${sql.lit(page * 10)}`.execute(one);
    expect((await named.execute(one)).rows[0]?.named).toBe(before);
  });
});

it("names the statement of a query, up to a maximum", async () => {
  // Other files of this process have used up names.
  vi.resetModules();
  const { db, close } = await (await import("../../../test/test-database")).openTestDatabase();
  onTestFinished(close);
  await db.connection().execute(async (one) => {
    for (let n = 0; n < 600; n += 1) await sql`select ${n}::int as n where ${sql.lit(n)} >= 0`.execute(one);
    const { rows } = await sql<{ named: number }>`select count(*) as named from pg_prepared_statements`.execute(one);
    expect(rows[0]?.named).toBeGreaterThan(100);
    expect(rows[0]?.named).toBeLessThanOrEqual(500);
  });
});

it("stays usable after a failed query, inside or outside a transaction", async () => {
  const { db } = database;
  const broken = () => sql`select 1 / 0`.execute(db);
  const divisionByZero = { code: "22012" };
  await expect(broken()).rejects.toMatchObject(divisionByZero);
  await expect(db.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject(divisionByZero);
  await expect(broken()).rejects.toMatchObject(divisionByZero);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
