import { nullable, primaryKey } from "@mswjs/data";

// Columns have types of their own: those of the library do not compile for users who check the types of libraries.

/** The same column under each of these names. */
export function columns<Column>(column: Column): <Name extends string>(...names: Name[]) => Record<Name, Column>;
export function columns(column: unknown): (...names: string[]) => Record<string, unknown> {
  return (...names) => Object.fromEntries(names.map((name) => [name, column]));
}

/** A column with the key of its table. */
export function keyColumn<Value extends string | number>(create: () => Value): () => Value;
export function keyColumn(create: () => string | number): unknown {
  return primaryKey(create);
}

/** The same column, but null unless it is given. */
export function optional<Value>(column: () => Value): () => Value | null;
export function optional(): unknown {
  return nullable<string>(() => null);
}
