import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { expect, it } from "vitest";
import { cutPage, listPage, type SortKey } from "./keyset-pagination";

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const keys: SortKey[] = [
  { by: sql.ref("is_unread"), as: "flag", order: "desc" },
  { by: sql.ref("closes"), as: "day", order: "asc" },
  { by: sql.ref("name"), as: "text", order: "asc" },
  { by: sql.ref("created_at"), as: "time", order: "desc" },
  { by: sql.ref("id"), as: "id", order: "desc" },
];

const valuesOf = (after?: string) =>
  listPage(keys, { size: 10, offset: 20, after })
    .isAfter.compile(db)
    .parameters.filter((_, at) => at % 2 === 0);

const good = "1_2026-10-31_c3a96c6f646965_2026-10-08T08:00:00.123456Z_57";

it("reads the values of a cursor", () =>
  expect(new Set(valuesOf(good))).toEqual(new Set([true, "2026-10-31", "élodie", "2026-10-08T08:00:00.123456Z", 57])));

it.each([
  undefined,
  "",
  "57",
  `${good}_1`,
  good.replace("1_", "2_"),
  good.replace("10-31", "02-30"),
  good.replace("c3a9", "00"),
  good.replace("c3a9", "zz"),
  good.replace("10-08", "02-30"),
  good.replace("T08", "T24"),
  good.replace("57", "57'"),
])("takes %j for none, and goes by the number", (after) => {
  expect(valuesOf(after)).toEqual([]);
  expect(listPage(keys, { size: 10, offset: 20, after }).offset.compile(db).sql).toBe("20");
});

it("continues after the last row of a page, if it read one more", () => {
  const found = ["a", "b", "c"].map((place) => ({ place }));
  expect(cutPage(found, { size: 2 })).toEqual({ rows: found.slice(0, 2), next: "b" });
  expect(cutPage(found, { size: 3 })).toEqual({ rows: found, next: null });
  expect(cutPage([], { size: 3 })).toEqual({ rows: [], next: null });
});
