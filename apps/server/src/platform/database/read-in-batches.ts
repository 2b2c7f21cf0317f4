/** A row and its sort key. */
export interface Keyed<Value> {
  key: number;
  value: Value;
}

/** Not the page size of a list, which the caller chooses. */
export const rowsPerBatch = 100;

/** Yields rows in batches of a hundred, read only as they are consumed. `read` returns the rows after a key. */
export async function* readInBatches<Value>(read: (after: number) => Promise<Keyed<Value>[]>): AsyncGenerator<Value> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: Keyed<Value>[] = await read(after);
    for (const { value } of rows) yield value;
    after = rows.length < rowsPerBatch ? undefined : rows.at(-1)?.key;
  }
}
