import type { Page } from "../../../../platform/pdf/text-runs";
import { headingOf } from "../headings";
import { continuesPeriod, isDateAlone, isDatePart } from "../periods";
import type { StyledLine } from "../styled-line";
import { isBullet } from "../words";
import { partsOf } from "./columns";
import { withoutIcons } from "./icons";
import { withoutRepeated } from "./repeated";
import { type Segment, segmentsOf } from "./segments";

/** Default gaps: at the start of a column, and between pages, where the text continues. */
const gapOfColumn = 9;
const gapBeside = 1.3;
const gapOfPage = 1.6;

/** Whether two cells start, end or are centred at the same place, one directly below the other. */
const isBelow = (a: Segment, b: Segment) =>
  b.y - a.y < 2 * a.size &&
  [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2].some((distance) => Math.abs(distance) < 3);

/** Joins a period that continues in the row below. */
function joinPeriods(rows: readonly Segment[][]): Segment[][] {
  for (const [index, row] of rows.entries()) {
    for (const cell of row) {
      // A row of another cell may be between them.
      const next = rows
        .slice(index + 1, index + 3)
        .find((cells) => cells.some((other) => isBelow(cell, other) && continuesPeriod(cell.text, other.text)));
      const below = next?.find((other) => isBelow(cell, other) && continuesPeriod(cell.text, other.text));
      if (!next || !below) continue;
      cell.text = `${cell.text} ${below.text}`;
      next.splice(next.indexOf(below), 1);
    }
  }
  return rows.filter((row) => row.length > 0);
}

/** Joins a heading in the margin that spans two rows. */
function joinHeadings(rows: readonly Segment[][]): Segment[][] {
  for (const [index, [first, ...others]] of rows.entries()) {
    if (!first || others.length === 0) continue;
    const next = rows.slice(index + 1, index + 4).find(([below]) => below && continuesHeading(first, below));
    if (next) first.text = `${first.text} ${next.shift()?.text}`;
  }
  return rows.filter((row) => row.length > 0);
}

/** 'Work', then 'Experience': both are headings, but of one section. */
const secondWord = /^(?:exp[ée]riences?|history|background)$/iu;

const continuesHeading = (first: Segment, below: Segment) =>
  (headingOf(first.text) === undefined || secondWord.test(below.text)) &&
  first.style === below.style &&
  Math.abs(first.x0 - below.x0) < 3 &&
  below.y - first.y < 2 * first.size &&
  headingOf(`${first.text} ${below.text}`) !== undefined;

const isDate = ({ text }: Segment) => /\d/.test(text) && isDateAlone(text);

/** A date beside the first bullet, below the entry's town, belongs to the title above. */
function raiseDates(rows: readonly Segment[][]): void {
  for (const [index, row] of rows.entries()) {
    const [first, ...cells] = row;
    const above = rows[index - 1];
    // The town is a cell of its own; a heading has none.
    if (!first || !above || above.length < 2 || !isBullet(first.text) || cells.length === 0) continue;
    for (const cell of cells.slice(-1).filter((each) => isDatePart(each.text))) {
      row.splice(row.indexOf(cell), 1);
      if (isDate(cell) && !above.some(isDate) && !isBullet(above[0]?.text ?? "")) above.push(cell);
    }
  }
}

/** The rows of a part, each with its cells from the left. */
function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  let top: Segment | undefined;
  for (const segment of segments) {
    if (!top || Math.abs(segment.y - top.y) >= 0.45 * Math.max(segment.size, top.size)) {
      rows.push([]);
      top = segment;
    }
    rows.at(-1)?.push(segment);
  }
  const joined = joinHeadings(joinPeriods(rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0))));
  raiseDates(joined);
  return joined;
}

/** Whether the words of a row are apart only because its text is set flush at both edges. */
function isJustified(row: readonly Segment[]): boolean {
  const gaps = row.slice(1).map(({ x0 }, index) => x0 - (row[index]?.x1 ?? x0));
  return gaps.length > 2 && Math.max(...gaps) - Math.min(...gaps) < 0.2 * (row[0]?.size ?? 1);
}

/** The share of a column's width within which the ends of full lines differ, and their least number. */
const ragged = 0.12;
const minFull = 3;
/** The share of a column's width that the longest words leave empty in a full line. */
const longestGap = 0.25;

/** The right edge at which lines break that start near a place; infinite if too few of them show it. */
function edgeAt(x0: number, { size }: Segment, ends: readonly Segment[]): number {
  const near = ends.filter((other) => Math.abs(other.x0 - x0) < 3 * size);
  const edge = Math.max(...near.map(({ x1 }) => x1));
  return near.filter(({ x1 }) => x1 > edge - ragged * (edge - x0)).length < minFull ? Infinity : edge;
}

/** Whether a row is full, so that its text continues in the next: the first word there has no room in it. */
function isFull(row: readonly Segment[], next: readonly Segment[] | undefined, ends: readonly Segment[]): boolean {
  const [last, below] = [row.at(-1), next?.[0]];
  if (!last || !below || next?.length !== 1 || last.endStyle !== below.style || isBullet(below.text)) return false;
  if (isDatePart(last.text) || below.y - last.y > 1.9 * last.size) return false;
  const isAt = (x0: number, most: number) => below.x0 > x0 - 0.5 * last.size && below.x0 < x0 + most * last.size;
  // Below its own cell, or below a date at the start of the line.
  const start = row.find(
    (cell) => (cell === last || isDatePart(cell.text)) && isAt(cell.x0, isBullet(cell.text) ? 2.5 : 0.5),
  );
  if (!start) return false;
  const letter = (below.x1 - below.x0) / below.text.length;
  const [word = ""] = below.text.split(" ");
  const edge = edgeAt(start.x0, last, ends);
  return last.x1 + Math.min((word.length + 1) * letter, longestGap * (edge - start.x0)) > edge;
}

/** The pieces of a row with different fonts; the words of one that is set flush are no pieces. */
function piecesOf(row: readonly Segment[], isFlush: boolean): string[] {
  const pieces: string[] = [];
  for (const [index, { parts, style }] of row.entries()) {
    const [first = "", ...others] = parts;
    const isSame = isFlush && row[index - 1]?.endStyle === style;
    pieces.push(isSame ? `${pieces.pop() ?? ""} ${first}` : first, ...others);
  }
  return pieces;
}

function lineOf(row: readonly Segment[], start: number, gap: number): StyledLine {
  const main = row.find(({ text }) => !isDatePart(text)) ?? row[0];
  const isFlush = isJustified(row);
  return {
    text: row.map(({ text }) => text).join(isFlush ? " " : "\t"),
    parts: piecesOf(row, isFlush),
    style: main?.style ?? "",
    size: main?.size ?? 1,
    left: ((isBullet(row[0]?.text ?? "") ? row[0] : main)?.x0 ?? start) - start,
    gap,
  };
}

/** The lines of a PDF in reading order. */
export function linesOf(pages: readonly Page[]): StyledLine[] {
  let top = 0;
  const ends: number[] = [];
  const clean = withoutRepeated(
    withoutIcons(pages).map(({ runs, height }) => ({ segments: segmentsOf(runs), height })),
  );
  // One long page, so that columns continue from page to page.
  const segments = clean.flatMap((page) => {
    const moved = page.segments.map((segment) => ({ ...segment, y: segment.y + top }));
    top += page.height;
    ends.push(top);
    return moved;
  });
  const pageOf = (y: number) => ends.findIndex((end) => y < end);
  return partsOf(segments.toSorted((a, b) => a.y - b.y)).flatMap(({ segments: part, isBeside }) => {
    const start = Math.min(...part.map(({ x0 }) => x0));
    let above: Segment | undefined;
    const rows = rowsOf(part);
    const ends = rows.flatMap((row) => row.at(-1) ?? []);
    return rows.map((row, index) => {
      const [first] = row;
      const y = first?.y ?? 0;
      const size = Math.max(1, ...row.map((cell) => cell.size));
      const isSamePage = above && pageOf(above.y) === pageOf(y);
      const gap = !above ? (isBeside ? gapBeside : gapOfColumn) : isSamePage ? (y - above.y) / size : gapOfPage;
      const isTop = above !== undefined && !isSamePage;
      above = first;
      return {
        ...lineOf(row, start, gap),
        ...(isTop && { isTop }),
        ...(isFull(row, rows[index + 1], ends) && { isFull: true }),
      };
    });
  });
}
