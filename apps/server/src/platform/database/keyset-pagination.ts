import { type AliasableExpression, type Compilable, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Paging } from "../http/paging";
import type { Db } from "./database";
import { prepared } from "./prepared-queries";
import { totalOf } from "./totals";

/** A value that a list is sorted by, never null. The last key of a list decides ties, so it is unique. */
export interface SortKey {
  by: RawBuilder<unknown>;
  as: keyof typeof kinds;
  order: "asc" | "desc";
}

/** How a kind of value is written in a cursor, without '_', and read from it. */
interface Kind {
  shape: RegExp;
  text: (by: RawBuilder<unknown>) => RawBuilder<string>;
  valueOf: (text: string) => RawBuilder<unknown>;
}

// JavaScript accepts 30 February as a day in March; the database would fail.
const isDay = (time: string) => {
  const date = new Date(time);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === time.slice(0, 10);
};

const kinds = {
  flag: {
    shape: /^[01]$/,
    text: (by) => sql`case when ${by} then '1' else '0' end`,
    valueOf: (text) => sql`${text === "1"}::boolean`,
  },
  // To the microsecond, as the database orders.
  time: {
    shape: /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
    text: (by) => sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    valueOf: (text) => sql`${text}::timestamptz`,
  },
  day: {
    shape: /^\d{4}-\d\d-\d\d$/,
    text: (by) => sql`to_char(${by}, 'YYYY-MM-DD')`,
    valueOf: (text) => sql`${text}::date`,
  },
  id: {
    shape: /^\d{1,15}$/,
    text: (by) => sql`${by}::text`,
    valueOf: (text) => sql`${Number(text)}::bigint`,
  },
  text: {
    shape: /^(?:(?!00)[0-9a-f]{2})*$/,
    text: (by) => sql`encode(convert_to(${by}, 'UTF8'), 'hex')`,
    valueOf: (text) => sql`${Buffer.from(text, "hex").toString("utf8")}::text`,
  },
} satisfies Record<string, Kind>;

const isValid = ({ as }: SortKey, text: string) =>
  kinds[as].shape.test(text) && (as === "time" || as === "day" ? isDay(text) : true);

/** The values in a cursor; undefined without a cursor, or for text that is not a cursor of this list. */
function valuesOf(keys: readonly SortKey[], after: string | undefined) {
  const texts = after?.split("_") ?? [];
  if (texts.length !== keys.length) return undefined;
  const values = keys.flatMap((key, at) => {
    const text = texts[at] ?? "";
    return isValid(key, text) ? kinds[key.as].valueOf(text) : [];
  });
  return values.length === keys.length ? values : undefined;
}

/** Whether a row comes after the cursor with these values. */
function isBeyond([key, ...keys]: readonly SortKey[], [value, ...values]: RawBuilder<unknown>[]): RawBuilder<boolean> {
  if (!key || !value) return sql`false`;
  const isPast = key.order === "asc" ? sql<boolean>`${key.by} > ${value}` : sql<boolean>`${key.by} < ${value}`;
  if (keys.length === 0) return isPast;
  return sql`(${isPast} or (${key.by} = ${value} and ${isBeyond(keys, values)}))`;
}

type Part = Pick<Paging, "size" | "offset" | "after">;

/**
 * The clauses for one page of a list: after the row whose `place` is `after`, which stays valid if that row leaves the
 * list, or by number. They read one row more than the page has, for `cutPage`.
 */
export function listPage(keys: readonly SortKey[], { size, offset, after }: Part) {
  const values = valuesOf(keys, after);
  return {
    isAfter: values ? isBeyond(keys, values) : sql<boolean>`true`,
    order: sql.join(keys.map(({ by, order }) => (order === "asc" ? sql`${by} asc` : sql`${by} desc`))),
    limit: sql.lit(size + 1),
    offset: sql.lit(values ? 0 : offset),
    place: sql<string>`concat_ws('_', ${sql.join(keys.map(({ by, as }) => kinds[as].text(by)))})`,
  };
}

/** The rows of a page, and the `after` of the next one; null for the last page. */
export function cutPage<Row extends { place: string }>(found: readonly Row[], { size }: Pick<Paging, "size">) {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.place ?? null) : null };
}

/** Reads one page of a list, and the `total` of the list in the same statement. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  db: Db,
  list: SelectQueryBuilder<Tables, Table, Row>,
  { keys, page, total }: { keys: readonly SortKey[]; page: Paging; total: AliasableExpression<number> },
) {
  const part = listPage(keys, page);
  const found = await list
    .select([total.as("total"), part.place.as("place")])
    .where(part.isAfter)
    .orderBy(part.order)
    .limit(part.limit)
    .offset(part.offset)
    .$castTo<Row & { total: number; place: string }>()
    .execute();
  return { ...cutPage(found, page), total: await totalOf(db, found, page, total) };
}

/** The sort keys of a list, latest first. */
export const latestFirst = (time: string, id: string): SortKey[] => [
  { by: sql.ref(time), as: "time", order: "desc" },
  { by: sql.ref(id), as: "id", order: "desc" },
];

/** Prepares a query for numbered pages. Pages after a row have a different query, which is built for each call. */
export function preparedPages<Values extends object, Row, Literals extends readonly (string | number)[] = []>(
  build: (db: Db, values: Values, page: Part, ...literals: Literals) => Compilable<Row>,
): (db: Db, values: Values, page: Part, ...literals: Literals) => Promise<Row[]> {
  const numbered = prepared((db, values: Values, size: number, offset: number, ...literals: Literals) =>
    build(db, values, { size, offset }, ...literals),
  );
  return async (db, values, page, ...literals) =>
    page.after === undefined
      ? numbered(db, values, page.size, page.offset, ...literals)
      : (await db.executeQuery(build(db, values, page, ...literals).compile())).rows;
}
