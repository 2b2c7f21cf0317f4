import { type SelectQueryBuilder, sql } from "kysely";

/** Not the page size of a list, which the caller chooses. */
export const rowsPerBatch = 100;

/** Yields rows in batches of a hundred, read only as they are consumed. `read` returns the rows after a key. */
export async function* readInBatches<Row>(
  read: (after: number) => Promise<Row[]>,
  keyOf: (row: Row) => number,
): AsyncGenerator<Row> {
  for (let rows = await read(0); ;) {
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerBatch) return;
    rows = await read(keyOf(last));
  }
}

/** Yields the rows of a query in this way, ordered by the number in a column. */
export const rowsInOrder = <Tables, Table extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, Table, Row>,
  column: string,
  keyOf: (row: Row) => number,
): AsyncGenerator<Row> =>
  readInBatches(
    (after) => list.where(sql.ref(column), ">", after).orderBy(sql.ref(column)).limit(sql.lit(rowsPerBatch)).execute(),
    keyOf,
  );

export const byId = ({ id }: { id: number }): number => id;
