import { headingOf } from "../headings";
import { isDatePart } from "../periods";
import type { Segment } from "./segments";

/** The minimum number of rows in a column, and the minimum gap beside it in points. */
const minRows = 3;
const minGutter = 4;
const maxDepth = 5;
/** Columns start at positions that several segments share. */
const minShared = 3;

interface Row {
  y: number;
  texts: string[];
}

function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const { y, size, text } of segments) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - y) < 0.45 * size) row.texts.push(text);
    else rows.push({ y, texts: [text] });
  }
  return rows;
}

const share = (rows: readonly Row[], test: (row: Row) => boolean) =>
  rows.filter(test).length / Math.max(1, rows.length);
const isDated = ({ texts }: Row) => texts.every(isDatePart);
const isHeading = ({ texts: [first = ""] }: Row) => headingOf(first) !== undefined;
const alignedWith = (others: readonly Row[]) => {
  const places = others.map(({ y }) => y);
  return ({ y }: Row) => places.some((place) => Math.abs(place - y) < 4);
};

/** Whether two sides are columns to read one after the other, and not cells of table rows. */
function areColumns(left: readonly Row[], right: readonly Row[]): boolean {
  const sides = [
    [left, right],
    [right, left],
  ] as const;
  for (const [side, other] of sides) {
    const dated = share(side, isDated);
    if (dated >= 0.5 || (dated >= 0.2 && share(side, alignedWith(other)) >= 0.7)) return false;
    // Headings in the margin of their sections.
    if (share(side, isHeading) >= 0.5) return false;
  }
  const [narrow, wide] = left.length <= right.length ? [left, right] : [right, left];
  const aligned = share(narrow, alignedWith(wide));
  // In a grid of cells, one may look like a heading: 'Programming' above 'Languages'.
  const least = aligned === 1 ? 2 : 1;
  if ([left, right].every((side) => side.filter(isHeading).length >= least)) return true;
  if (aligned < 0.75) return true;
  return narrow.length < wide.length && narrow.some(isHeading) && narrow.length >= 6;
}

interface Band {
  left: Segment[];
  right: Segment[];
  above: Segment[];
  below: Segment[];
  rows: number;
  narrowIsLeft: boolean;
  isUneven: boolean;
}

const width = (segments: readonly Segment[]) =>
  Math.max(...segments.map(({ x1 }) => x1)) - Math.min(...segments.map(({ x0 }) => x0));

/** The tallest part of a region with columns on both sides of a position. */
function bandAt(segments: readonly Segment[], x: number): Band | undefined {
  let best: Band | undefined;
  const crossing = segments.flatMap((segment, index) => (segment.x0 < x - 1 && segment.x1 > x ? [index] : []));
  const edges = [-1, ...crossing, segments.length];
  for (const [index, edge] of edges.slice(0, -1).entries()) {
    const inside = segments.slice(edge + 1, edges[index + 1]);
    const left = inside.filter((segment) => segment.x0 < x - 1);
    const right = inside.filter((segment) => segment.x0 >= x - 1);
    if (left.length < minRows || right.length < minRows) continue;
    const gutter = Math.min(...right.map(({ x0 }) => x0)) - Math.max(...left.map(({ x1 }) => x1));
    const [rowsLeft, rowsRight] = [rowsOf(left), rowsOf(right)];
    const rows = Math.min(rowsLeft.length, rowsRight.length);
    if (gutter < minGutter || rows < minRows || rows <= (best?.rows ?? 0) || !areColumns(rowsLeft, rowsRight)) continue;
    const [wl, wr] = [width(left), width(right)];
    best = {
      left,
      right,
      above: segments.slice(0, edge + 1),
      below: segments.slice(edges[index + 1]),
      rows,
      narrowIsLeft: wl <= wr,
      isUneven: Math.min(wl, wr) < 0.8 * Math.max(wl, wr),
    };
  }
  return best;
}

function bestBand(segments: readonly Segment[]): Band | undefined {
  const starts = new Map<number, number>();
  for (const { x0 } of segments) {
    const place = Math.round(x0 / 2) * 2;
    starts.set(place, (starts.get(place) ?? 0) + 1);
  }
  const bands = [...starts]
    .filter(([, count]) => count >= minShared)
    .flatMap(([place]) => bandAt(segments, place - 1) ?? []);
  return bands.toSorted((a, b) => b.rows - a.rows)[0];
}

/** The parts of a document in reading order: columns one after the other. */
export function partsOf(segments: readonly Segment[], depth = 0): Segment[][] {
  const band = depth < maxDepth ? bestBand(segments) : undefined;
  if (!band) return segments.length > 0 ? [[...segments]] : [];
  const { above, below, left, right, isUneven, narrowIsLeft } = band;
  // The part below continues the wide column, not the sidebar.
  const columns = isUneven && !narrowIsLeft ? [right, left] : [left, right];
  return [above, ...columns, below].flatMap((part) => partsOf(part, depth + 1));
}
