import type { Paging } from "../../platform/http/paging";

/** The number of rows in a cursor. */
const namedRows = 3;

/** A query of more rows would block the embedded database for long. */
const maxRead = 50;

/** A cursor in a ranked list: the number of rows before it, and the ids of the last ones, in reverse order. */
interface Place {
  position: number;
  ids: number[];
}

/** Whether a text is the `next` of a ranked list. */
export const isCursor = (after: string): boolean => /^\d{1,9}(?:_\d{1,15}){1,3}$/.test(after);

function placeIn(after: string): Place | undefined {
  if (!isCursor(after)) return undefined;
  const [position = 0, ...ids] = after.split("_").map(Number);
  return { position, ids };
}

/** The index of the first row after a cursor: after the last of its rows that is still listed. */
function beginOf({ position, ids }: Place, list: readonly number[]): number {
  const last = ids.map((id) => list.indexOf(id)).find((index) => index >= 0);
  return last === undefined ? Math.max(0, position - ids.length) : last + 1;
}

/**
 * One page of a ranked list of ids, and the `after` of the next one. `read` returns the rows that may still be shown;
 * following rows replace the missing ones.
 */
export async function rankedPage<Row extends { id: number }>(
  list: readonly number[],
  read: (ids: number[]) => Promise<Row[]>,
  { offset, size, after = "" }: Pick<Paging, "offset" | "size" | "after">,
): Promise<{ rows: Row[]; next: string | null }> {
  const place = placeIn(after);
  let end = place ? beginOf(place, list) : offset;
  const rows: Row[] = [];
  while (rows.length < size && end < list.length) {
    const ids = list.slice(end, end + Math.min(size - rows.length, maxRead));
    end += ids.length;
    rows.push(...(await read(ids)));
  }
  const last = list.slice(Math.max(0, end - namedRows), end).toReversed();
  return { rows, next: end < list.length ? [end, ...last].join("_") : null };
}
