import { factory } from "@mswjs/data";
import { models } from "./models";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

type Wanted = [column: string, value: unknown][];

/** What a query asks for by `equals` alone; `undefined` for any other query. */
function equalsOf(query: unknown): Wanted | undefined {
  if (!isRecord(query) || !isRecord(query["where"])) return undefined;
  if (Object.keys(query).some((key) => key !== "where" && key !== "strict")) return undefined;
  const wanted: Wanted = [];
  for (const [column, clause] of Object.entries(query["where"])) {
    const value = isRecord(clause) && Object.keys(clause).length === 1 ? clause["equals"] : undefined;
    if (value === null || value === undefined) return undefined;
    wanted.push([column, value]);
  }
  return wanted;
}

const isStrict = (query: unknown) => isRecord(query) && query["strict"] === true;

/** The rows with these values. */
function* matching(rows: Map<unknown, unknown>, wanted: Wanted) {
  for (const row of rows.values())
    if (isRecord(row) && wanted.every(([column, value]) => row[column] === value)) yield row;
}

/** Whether a row is stored under the value of this column. */
const isKeyedBy = (row: object, column: string) =>
  Object.getOwnPropertySymbols(row).some(
    (symbol) => symbol.description === "primaryKey" && Reflect.get(row, symbol) === column,
  );

/** The first row with these values; `null` if there is none. */
function firstOf(rows: Map<unknown, unknown>, wanted: Wanted) {
  const [[column, value] = []] = wanted;
  const keyed = rows.get(value);
  if (wanted.length === 1 && column !== undefined && isRecord(keyed) && isKeyedBy(keyed, column)) return keyed;
  return matching(rows, wanted).next().value ?? null;
}

/** Lets a method of a table answer queries for equal values; what it does not find is for the library to tell. */
function answer(table: object, method: "findFirst" | "findMany", find: (wanted: Wanted) => unknown): void {
  const library: unknown = Reflect.get(table, method);
  if (typeof library !== "function") throw new Error(`The tables have no ${method}.`);
  Reflect.set(table, method, (query: unknown): unknown => {
    const wanted = equalsOf(query);
    const found = wanted && find(wanted);
    return wanted && (found || !isStrict(query)) ? found : library(query);
  });
}

/** Lets the tables find rows by equal values themselves: the library compiles a query anew for each row. */
function findFast(tables: object): void {
  const database: unknown = Object.getOwnPropertySymbols(tables).map((key): unknown => Reflect.get(tables, key))[0];
  const maps = isRecord(database) ? database["models"] : undefined;
  if (!isRecord(maps)) return;
  for (const [name, table] of Object.entries<object>({ ...tables })) {
    const rows = maps[name];
    if (!(rows instanceof Map)) throw new Error(`The table ${name} is not as expected.`);
    answer(table, "findFirst", (wanted) => firstOf(rows, wanted));
    answer(table, "findMany", (wanted) => [...matching(rows, wanted)]);
  }
}

/**
 * Creates the empty tables. In a browser `factory()` joins a BroadcastChannel, so a second tab would write into the first one's tables:
 * it must not see one while it runs.
 */
export function createTables(nextId: (table: string) => number) {
  const channel = Object.getOwnPropertyDescriptor(globalThis, "BroadcastChannel");
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  try {
    const tables = factory(models(nextId));
    findFast(tables);
    return tables;
  } finally {
    if (channel) Object.defineProperty(globalThis, "BroadcastChannel", channel);
  }
}

export type Tables = ReturnType<typeof createTables>;
