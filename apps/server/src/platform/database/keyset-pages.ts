/** A row with its place in the order that it is read in. */
export interface Keyed<Value> {
  key: number;
  value: Value;
}

/** How many rows a page has. */
export const rowsPerPage = 100;

/** Reads any number of rows a hundred at a time, as they are taken: `read` gives those after a key. */
export async function* readInPages<Value>(read: (after: number) => Promise<Keyed<Value>[]>): AsyncGenerator<Value> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: Keyed<Value>[] = await read(after);
    for (const { value } of rows) yield value;
    after = rows.length < rowsPerPage ? undefined : rows.at(-1)?.key;
  }
}
