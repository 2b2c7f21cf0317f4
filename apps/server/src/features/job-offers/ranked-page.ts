import type { Paging } from "@passerelle/domain";

type Part = Pick<Paging, "offset" | "size">;

/** The number of rows that may come or leave before a reader's place between two pages. */
const drift = 20;
/** The number of rows that a place names. */
const namedRows = 3;

/** Where a reader is in a ranked list: the number of rows up to there, and the ids of the last ones, the last first. */
interface Place {
  position: number;
  ids: number[];
}

function placeIn(after: string): Place | undefined {
  if (!/^\d{1,9}(?:_\d{1,15}){1,3}$/.test(after)) return undefined;
  const [position = 0, ...ids] = after.split("_").map(Number);
  return { position, ids };
}

/**
 * One page of a ranked list, and the `after` of the next one. The order is known only by number, so the rows around the
 * former place are read, and the page continues after the last of the named rows that is still there.
 */
export async function rankedPage(
  read: (part: Part) => Promise<number[]>,
  { offset, size, after = "" }: Pick<Paging, "offset" | "size" | "after">,
): Promise<{ ids: number[]; next: string | null }> {
  const place = placeIn(after);
  const start = place ? Math.max(0, place.position - drift - namedRows) : offset;
  const found = await read({ offset: start, size: size + 1 + (place ? 2 * drift + namedRows : 0) });
  const begin = place ? beginOf(place, found, start) : 0;
  const end = Math.min(begin + size, found.length);
  const last = found.slice(Math.max(0, end - namedRows), end).toReversed();
  return { ids: found.slice(begin, end), next: end < found.length ? [start + end, ...last].join("_") : null };
}

/** The index of the first row after a place, in the rows from `start` on. */
function beginOf({ position, ids }: Place, found: readonly number[], start: number): number {
  const last = ids.map((id) => found.indexOf(id)).find((index) => index >= 0);
  return last === undefined ? Math.max(0, position - ids.length - start) : last + 1;
}
