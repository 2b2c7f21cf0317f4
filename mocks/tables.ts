import { factory } from "@mswjs/data";
import { models } from "./models";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The id that a query asks for and nothing beside it. */
function idAlone(query: unknown): unknown {
  const where = isRecord(query) ? query["where"] : undefined;
  const id = isRecord(where) && Object.keys(where).length === 1 ? where["id"] : undefined;
  return isRecord(id) && Object.keys(id).length === 1 ? id["equals"] : undefined;
}

/** Lets each table find a row by its id alone in the library's own map, which it otherwise compares row by row. */
function findById(tables: object): void {
  const database: unknown = Object.getOwnPropertySymbols(tables).map((key): unknown => Reflect.get(tables, key))[0];
  const maps = isRecord(database) ? database["models"] : undefined;
  if (!isRecord(maps)) return;
  for (const [name, table] of Object.entries(tables)) {
    const [rows, find]: unknown[] = [maps[name], Reflect.get(table, "findFirst")];
    if (!(rows instanceof Map) || typeof find !== "function") throw new Error(`The table ${name} is not as expected.`);
    Reflect.set(table, "findFirst", (query: unknown): unknown => {
      const id = idAlone(query);
      return rows.get(id) ?? (id === undefined || (isRecord(query) && query["strict"]) ? find(query) : null);
    });
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
    findById(tables);
    return tables;
  } finally {
    if (channel) Object.defineProperty(globalThis, "BroadcastChannel", channel);
  }
}

export type Tables = ReturnType<typeof createTables>;
