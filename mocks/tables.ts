import { drop, factory } from "@mswjs/data";
import { models } from "./models";

type Query<Row> = {
  where: { [Column in keyof Row]?: { equals?: Row[Column]; in?: Row[Column][]; notIn?: Row[Column][] } };
};
/** With `strict`, throws where there is no such row. */
type Finds<Asked, Row> = ((query: Asked & { strict: true }) => Row) & ((query: Asked) => Row | null);
type Change<Row> = Query<Row> & { data: Partial<Row> };

/** A table in memory, as @mswjs/data provides it. */
export interface Table<Row> {
  create: (values?: Partial<Row>) => Row;
  count: (query?: Query<Row>) => number;
  getAll: () => Row[];
  findFirst: Finds<Query<Row>, Row>;
  findMany: (query: Partial<Query<Row>>) => Row[];
  update: Finds<Change<Row>, Row>;
  updateMany: (query: Change<Row>) => unknown;
  delete: Finds<Query<Row>, Row>;
  deleteMany: (query: Query<Row>) => unknown;
}

type Models = ReturnType<typeof models>;
type RowOf<Model> = { [Column in keyof Model]: Model[Column] extends () => infer Value ? Value : never };

export type Tables = { [Name in keyof Models]: Table<RowOf<Models[Name]>> };

/**
 * Creates the empty tables. In a browser `factory()` joins a BroadcastChannel, through which a second tab would write
 * into the first one's tables; therefore it is hidden meanwhile.
 */
export function createTables(nextId: (table: string) => number): Tables;
export function createTables(nextId: (table: string) => number): object {
  const channel = Object.getOwnPropertyDescriptor(globalThis, "BroadcastChannel");
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  try {
    return factory(Object(models(nextId)));
  } finally {
    if (channel) Object.defineProperty(globalThis, "BroadcastChannel", channel);
  }
}

/** Deletes all rows. */
export const emptyTables = (tables: Tables) => drop(Object(tables));
