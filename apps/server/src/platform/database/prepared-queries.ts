import type { Compilable, CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "./database";

/** Represents a value that is only known when the query runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const maxCompiled = 50;

/**
 * Builds and compiles a query once instead of at each call, which would take longer than the rest of a read. `build`
 * may only pass `values` on unchanged; values that change the query, such as a page size, go into `literals`, and each
 * combination of them is compiled once.
 */
export function prepared<Values extends object, Row, Literals extends readonly (string | number)[] = []>(
  build: (db: Db, values: Values, ...literals: Literals) => Compilable<Row>,
): (db: Db, values: Values, ...literals: Literals) => Promise<Row[]> {
  const placeholders = new Proxy<Values>(Object({}), { get: (_target, name) => new Placeholder(String(name)) });
  const compiled = new LRUCache<string, CompiledQuery<Row>>({ max: maxCompiled });
  return async (db, values, ...literals) => {
    const key = literals.join();
    const query = compiled.get(key) ?? build(db, placeholders, ...literals).compile();
    compiled.set(key, query);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? given.get(one.name) : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/** The same for a query that always returns one row, such as a count. */
export function preparedOne<Values extends object, Row, Literals extends readonly (string | number)[] = []>(
  build: (db: Db, values: Values, ...literals: Literals) => Compilable<Row>,
): (db: Db, values: Values, ...literals: Literals) => Promise<Row> {
  const find = prepared(build);
  return async (db, values, ...literals) => {
    const [row] = await find(db, values, ...literals);
    if (!row) throw new Error("A query that always finds a row has found none.");
    return row;
  };
}
