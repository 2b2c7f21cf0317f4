import { readable, withoutLetterSpacing } from "../reader/characters";
import { headingOf } from "../reader/headings";
import { isDatePart } from "../reader/periods";
import type { StyledLine } from "../reader/styled-line";
import { isBullet } from "../reader/words";
import type { Block, Cell, Paragraph, Piece, Table } from "./blocks";

/** A line without its distance from the line above; one without text is only a gap. */
interface Line extends Omit<StyledLine, "gap"> {
  /** The space above and below it, in points. */
  above: number;
  below: number;
  /** The style that has no space between its own paragraphs. */
  together: string | undefined;
}

/**
 * The distance between lines of a paragraph, and before a part that is read separately, relative to the text height.
 */
const leading = 1.2;
const gapOfPart = 9;
/**
 * The assumed width of a column or a tab, in points: the actual positions are unknown, and only have to be equal in all
 * rows.
 */
const columnWidth = 100;
/** Longer lines are broken, as on a page. */
const maxLine = 400;

/** Tabs, and the spaces by which people imitate them. */
const wide = /[ \u00A0]{4,}|\s*\t\s*/gu;

/** Breaks a text into lines of about the same length; a short one stays whole. */
function broken(text: string): string[] {
  const count = Math.ceil(text.length / maxLine);
  if (count < 2 || text.includes("\t")) return [text];
  const length = Math.ceil(text.length / count);
  return (text.match(new RegExp(`.{1,${length}}\\S*\\s*`, "gu")) ?? [text]).map((line) => line.trim());
}

/** The pieces of each line of a paragraph. */
function splitLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces)
    for (const [index, text] of piece.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...piece, text });
    }
  return lines;
}

/** Joins adjacent pieces of the same style. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.style === piece.style) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}

function paragraphLines(paragraph: Paragraph): Line[] {
  const { left, before, after, isContextual, styleId } = paragraph;
  const lines = splitLines(paragraph.pieces).flatMap((given) => {
    const pieces = joined(given);
    const whole = pieces.map(({ text }) => text).join("");
    const [start = ""] = /^\s*/.exec(whole.replaceAll(wide, "\t")) ?? [];
    const tabs = start.split("\t").length - 1;
    const text = withoutLetterSpacing(readable(whole.trim().replaceAll(wide, "\t")).trim());
    const main = pieces.find((piece) => /\p{L}/u.test(piece.text)) ?? pieces[0];
    return broken(text).map((part): Line => ({
      text: part,
      parts: pieces.map((piece) => readable(piece.text).trim()).filter(Boolean),
      style: main?.style ?? "",
      size: main?.size ?? paragraph.size,
      left:
        left + columnWidth * tabs + (isDatePart(part.split("\t")[0] ?? "") && part.includes("\t") ? columnWidth : 0),
      above: 0,
      below: 0,
      together: isContextual ? styleId : undefined,
    }));
  });
  const [first, last] = [lines[0], lines.at(-1)];
  if (first && paragraph.isBullet && first.text !== "" && !isBullet(first.text)) first.text = `• ${first.text}`;
  if (first) first.above = before;
  if (last) last.below = after;
  return lines;
}

const hasText = (lines: readonly Line[]) => lines.some(({ text }) => text !== "");

/** Joins the cells of a row line by line: their first lines become one line, and so on. */
function rowLines(cells: readonly { column: number; lines: readonly Line[] }[]): Line[] {
  const filled = cells.filter(({ lines }) => hasText(lines));
  const count = Math.max(0, ...filled.map(({ lines }) => lines.length));
  return Array.from({ length: count }, (_, index) => {
    const all = filled.flatMap(({ column, lines }) => {
      const line = lines[index];
      return line ? [{ ...line, left: line.left + column * columnWidth }] : [];
    });
    const texts = all.filter(({ text }) => text !== "");
    const main = texts.find(({ text }) => !isDatePart(text)) ?? texts[0] ?? all[0];
    return {
      text: texts.map(({ text }) => text).join("\t"),
      parts: texts.flatMap(({ parts }) => parts),
      style: main?.style ?? "",
      size: main?.size ?? 10,
      left: main?.left ?? 0,
      above: Math.max(0, ...all.map(({ above }) => above)),
      below: Math.max(0, ...all.map(({ below }) => below)),
      together: undefined,
    };
  });
}

/** An empty line after a part that is read separately. */
const end: Line = { text: "", parts: [], style: "", size: 0, left: 0, above: 0, below: 0, together: undefined };

/** Lines that are read separately. */
const apart = (lines: readonly Line[]): Line[] => [end, ...lines, end];

const isHeading = ({ text }: Line) => !text.includes("\t") && headingOf(text)?.rest === "";

/** Cells with at least this many lines are read separately if another cell of the row has as many. */
const manyLines = 6;

/** Whether the cells of a row are columns of the page: several are long, or have a heading above text. */
function areColumns(cells: readonly (readonly Line[])[]): boolean {
  const filled = cells.map((lines) => lines.filter(({ text }) => text !== ""));
  const areLong = filled.filter((lines) => lines.length >= manyLines).length > 1;
  return areLong || filled.filter((lines) => lines.slice(0, -1).some(isHeading)).length > 1;
}

/** Whether several cells of a row begin with headings, whose text may be in the rows below. */
const areHeadings = (cells: readonly (readonly Line[])[]): boolean =>
  cells.filter((lines) =>
    lines
      .filter(({ text }) => text !== "")
      .slice(0, 1)
      .some(isHeading),
  ).length > 1;

/** The lines of a table: row by row, or column by column if the cells are columns of the page. */
function tableLines({ rows }: Table): Line[] {
  const read = rows.map((row) => row.map((cell) => ({ column: cell.column, lines: cellLines(cell) })));
  const columns = new Map<number, Line[]>();
  for (const { column, lines } of read.flat()) columns.set(column, [...(columns.get(column) ?? []), ...lines]);
  const rowsOfLines = read.map((row) => row.map(({ lines }) => lines));
  if (!rowsOfLines.some((row) => areColumns(row) || areHeadings(row))) return read.flatMap(rowLines);
  return [...columns].toSorted(([a], [b]) => a - b).flatMap(([, lines]) => apart(lines));
}

const cellLines = ({ blocks }: Cell): Line[] => linesOfBlocks(blocks);

const linesOfBlocks = (blocks: readonly Block[]): Line[] =>
  blocks.flatMap((block) => {
    if (block.kind === "paragraph") return paragraphLines(block);
    if (block.kind === "table") return tableLines(block);
    return apart(linesOfBlocks(block.blocks));
  });

/** The lines of a Word document, in reading order. */
export function linesOf(blocks: readonly Block[]): StyledLine[] {
  let space = 0;
  let above = end;
  return linesOfBlocks(blocks).flatMap((line) => {
    const isTogether = above.together !== undefined && above.together === line.together;
    space += isTogether ? 0 : above.below + line.above;
    if (line === end || above === end) space = Infinity;
    above = line;
    if (line.text === "") {
      space += leading * line.size;
      return [];
    }
    const { text, parts, style, size, left } = line;
    const gap = Math.min(gapOfPart, leading + space / size);
    space = 0;
    return [{ text, parts, style, size, left, gap }];
  });
}
