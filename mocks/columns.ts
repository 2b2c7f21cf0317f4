import { nullable, primaryKey } from "@mswjs/data";
import type { Schemas } from "@passerelle/api";
import { asNode, loadContract } from "@passerelle/api/contract";

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

const { schemas } = loadContract();

/** A column for values of a schema: null, empty, zero, false or the first choice unless it is given. */
function columnOf({ $ref, type, enum: choices }: Record<string, unknown>): unknown {
  if (typeof $ref === "string") return columnOf(schemas[$ref.replace(/^.*\//, "")] ?? {});
  if (Array.isArray(type)) return optional(String);
  if (type === "array") return () => [];
  if (type === "boolean") return () => false;
  return type === "string" ? () => (Array.isArray(choices) ? choices[0] : "") : () => 0;
}

type Columns<Fields> = { [Name in keyof Fields]-?: () => Exclude<Fields[Name], undefined> };

/** A column for each field of a schema of openapi.yaml, except some. */
export function fieldsOf<Name extends keyof Schemas, Without extends keyof Schemas[Name]>(
  schema: Name,
  ...without: Without[]
): Columns<Omit<Schemas[Name], Without>>;
export function fieldsOf(schema: string, ...without: unknown[]): Record<string, unknown> {
  const fields = Object.entries(asNode(schemas[schema]?.["properties"])).filter(([name]) => !without.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, columnOf(asNode(field))]));
}
