const batchSize = 500;

/** Reads all rows in batches by id, and stores the result for each batch. */
export async function inBatches<Row extends { id: number }>(
  read: (after: number, size: number) => Promise<{ rows: Row[] }>,
  store: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await read(after, batchSize);
    const last = rows.at(-1);
    if (!last) return;
    await store(rows);
    after = last.id;
  }
}
