import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../test/test-database";
import { prepared } from "./prepared-queries";

const database = testDatabase();

it("builds a query once for all values, and once for each literal", async () => {
  let built = 0;
  const sums = prepared((db, { one, other }: { one: number; other: number }, times: number) => {
    built += 1;
    return db.selectNoFrom(sql<number>`(${one}::int + ${other}::int) * ${sql.lit(times)}`.as("sum"));
  });
  const sum = async (one: number, other: number, times: number) => (await sums(database.db, { one, other }, times))[0];
  expect(await sum(1, 2, 1)).toEqual({ sum: 3 });
  expect(await sum(3, 4, 1)).toEqual({ sum: 7 });
  expect(built).toBe(1);
  expect(await sum(3, 4, 2)).toEqual({ sum: 14 });
  expect(built).toBe(2);
});
