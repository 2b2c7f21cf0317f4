import { datedLine } from "@passerelle/domain";
import { headingOf } from "../headings";
import { isDatePart } from "../periods";
import { blocksOf, type Part } from "./margin-blocks";
import type { Segment } from "./segments";

/** The minimum number of rows in a column, and the minimum gap beside it in points. */
const minRows = 3;
const minGutter = 4;
const maxDepth = 5;
/** Columns start at positions that several segments share. */
const minShared = 3;
const maxOutdent = 30;

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
const hasDate = ({ texts }: Row) => texts.some((text) => datedLine(text) !== undefined);
const isDated = ({ texts }: Row) => texts.every(isDatePart);
const isHeading = ({ texts: [first = ""] }: Row) => headingOf(first) !== undefined;
const alignedWith = (others: readonly Row[]) => {
  const places = others.map(({ y }) => y);
  return ({ y }: Row) => places.some((place) => Math.abs(place - y) < 4);
};

/** Whether a side has only headings and dates, and the other has neither: they are one table. */
function areHeadingsAndDates(side: readonly Row[], other: readonly Row[]): boolean {
  const isOther = (row: Row) => !isHeading(row) && !isDated(row);
  const hasBoth = side.some(isHeading) && side.filter(isDated).length >= 2;
  return hasBoth && share(side, isOther) < 0.35 && share(other, isDated) === 0 && share(other, isHeading) < 0.1;
}

/** Whether two sides are columns to read one after the other, and not cells of table rows. */
function areColumns(left: readonly Row[], right: readonly Row[]): boolean {
  if (areHeadingsAndDates(left, right)) return false;
  const sides = [
    [left, right],
    [right, left],
  ] as const;
  for (const [side, other] of sides) {
    const dated = share(side, isDated);
    if (dated >= 0.5 || (dated >= 0.2 && share(side, alignedWith(other)) >= 0.7)) return false;
    // Headings in the margin of their sections.
    if (share(side, isHeading) >= 0.5) return false;
    if (dated >= 0.2 && share(side, (row) => isDated(row) || isHeading(row)) >= 0.8) return false;
  }
  // A table whose left cells are the headings of sections and the dates or labels of their rows.
  const labels = left.filter((row) => !isHeading(row));
  const headings = left.length - labels.length;
  if (headings > 3 * right.filter(isHeading).length && share(labels, alignedWith(right)) >= 0.85) return false;
  const [narrow, wide] = left.length <= right.length ? [left, right] : [right, left];
  const aligned = share(narrow, alignedWith(wide));
  // In a grid of cells, one may look like a heading: 'Programming' above 'Languages'.
  const least = aligned === 1 ? 2 : 1;
  if ([left, right].every((side) => side.filter(isHeading).length >= least)) return true;
  if (aligned < 0.75) return true;
  return narrow.length < wide.length && narrow.some(isHeading) && narrow.length >= 6;
}

/** Whether the left has the dates and places of entries at the right, which has no dates, and no headings beside them. */
function hasMargin(left: readonly Row[], right: readonly Row[]): boolean {
  const dates = left.filter((row) => /\d/.test(row.texts[0] ?? "") && isDated(row));
  const others = left.filter((row) => !isDated(row) && !isHeading(row)).length;
  const end = dates.at(-1)?.y ?? 0;
  const isOwn = (row: Row) => hasDate(row) || (isHeading(row) && row.y < end);
  return dates.length >= 2 && others >= dates.length && !right.some(isOwn);
}

interface Band {
  left: Segment[];
  right: Segment[];
  above: Segment[];
  below: Segment[];
  rows: number;
  narrowIsLeft: boolean;
  isUneven: boolean;
  /** Whether the left has the dates and places of the entries at the right. */
  isMargin: boolean;
}

const width = (segments: readonly Segment[]) =>
  Math.max(...segments.map(({ x1 }) => x1)) - Math.min(...segments.map(({ x0 }) => x0));

/** The least share of dates that stand beside a row of the text they belong to. */
const minBeside = 0.75;

/** Whether the left is a sidebar and a column of dates, which belong to the right. */
function endsWithDates(left: readonly Segment[], right: readonly Segment[]): boolean {
  const all = left.filter(({ text }) => /\d/.test(text) && isDatePart(text));
  const last = Math.max(...all.map(({ x0 }) => x0));
  const dates = all.filter(({ x0 }) => x0 > last - maxOutdent);
  const rows = rowsOf(dates);
  if (dates.length < 2 || share(rows, alignedWith(rowsOf(right))) < minBeside) return false;
  const start = Math.min(...dates.map(({ x0 }) => x0));
  const sidebar = left.filter(({ x1 }) => x1 <= start);
  const others = left.length - sidebar.length - dates.length;
  // Dates beside the titles of the left belong to them.
  const isOwn = alignedWith(rowsOf(sidebar));
  const own = rows.filter(isOwn).length;
  return sidebar.length >= Math.max(minRows, 2 * others) && own * 2 < dates.length;
}

/** The tallest part of a region with columns on both sides of a position. */
function bandAt(segments: readonly Segment[], x: number): Band | undefined {
  let best: Band | undefined;
  const crossings = segments.filter((segment) => segment.x0 < x - 1 && segment.x1 > x);
  // The cells beside a text across the position belong to its row.
  const isCrossed = ({ y, size }: Segment) => crossings.some((other) => Math.abs(other.y - y) < 0.3 * size);
  const crossing = segments.flatMap((segment, index) => (isCrossed(segment) ? [index] : []));
  const edges = [-1, ...crossing, segments.length];
  for (const [index, edge] of edges.slice(0, -1).entries()) {
    const next = edges[index + 1] ?? segments.length;
    // A heading at the end, such as the first line of a page, belongs to the text across both columns below it.
    const end = next < segments.length && headingOf(segments[next - 1]?.text ?? "") !== undefined ? next - 1 : next;
    const inside = segments.slice(edge + 1, end);
    const left = inside.filter((segment) => segment.x0 < x - 1);
    const right = inside.filter((segment) => segment.x0 >= x - 1);
    if (left.length < minRows || right.length < minRows || endsWithDates(left, right)) continue;
    const gutter = Math.min(...right.map(({ x0 }) => x0)) - Math.max(...left.map(({ x1 }) => x1));
    const [rowsLeft, rowsRight] = [rowsOf(left), rowsOf(right)];
    const rows = Math.min(rowsLeft.length, rowsRight.length);
    if (gutter < minGutter || rows < minRows || rows <= (best?.rows ?? 0)) continue;
    const isMargin = hasMargin(rowsLeft, rowsRight);
    if (!isMargin && !areColumns(rowsLeft, rowsRight)) continue;
    const [wl, wr] = [width(left), width(right)];
    best = {
      left,
      right,
      above: segments.slice(0, edge + 1),
      below: segments.slice(end),
      rows,
      narrowIsLeft: wl <= wr,
      isUneven: Math.min(wl, wr) < 0.8 * Math.max(wl, wr),
      isMargin,
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
  const shared = [...starts].filter(([, count]) => count >= minShared).map(([place]) => place);
  // A heading may start to the left of its text.
  const places = [...starts.keys()].filter((place) =>
    shared.some((start) => place <= start && place >= start - maxOutdent),
  );
  const bands = places.flatMap((place) => bandAt(segments, place - 1) ?? []);
  return bands.toSorted((a, b) => b.rows - a.rows)[0];
}

/** The parts of a document in reading order: columns one after the other. */
export function partsOf(segments: readonly Segment[], depth = 0): Part[] {
  const band = depth < maxDepth ? bestBand(segments) : undefined;
  if (!band) return segments.length > 0 ? [{ segments: [...segments], isBeside: false }] : [];
  const { above, below, left, right, isUneven, narrowIsLeft, isMargin } = band;
  if (isMargin) return [...partsOf(above, depth + 1), ...blocksOf(left, right), ...partsOf(below, depth + 1)];
  // The part below continues the wide column, not the sidebar.
  const columns = isUneven && !narrowIsLeft ? [right, left] : [left, right];
  return [above, ...columns, below].flatMap((part) => partsOf(part, depth + 1));
}
