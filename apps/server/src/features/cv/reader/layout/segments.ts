import type { Run } from "../../../../platform/pdf/text-runs";
import { isDateAlone } from "../periods";
import { readable, withoutLetterSpacing } from "../characters";
import { beside, textOf } from "./directions";

/** A piece of text on one line without a wide gap, with its position. */
export interface Segment {
  text: string;
  /** The pieces of the text with different fonts or sizes. */
  parts: string[];
  style: string;
  /** The style of its last piece. */
  endStyle: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
}

/** Gaps relative to the text height: larger ones separate segments, and words. */
const wide = 0.9;
const space = 0.15;
/**
 * The gap that separates segments where a column starts, wider than a space of fixed width, and the least number of
 * segments that start there.
 */
const gutter = 0.62;
const minShared = 5;

const bulletAlone = /^[\p{Co}•▪◦‣∙●○■□►▶➢➤✓✔☐☑✅◆◇▸▹»❖✦➔→·*–—-]$|^\uF0B7$/u;

/** Groups runs with about equal baselines into rows, from top to bottom. */
function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [];
  let top = -Infinity;
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    if (run.y - top > 0.3 * run.size) {
      rows.push([]);
      top = run.y;
    }
    rows.at(-1)?.push(run);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

interface Draft {
  pieces: { text: string; style: string }[];
  /** The words from left to right. */
  words: string[];
  x0: number;
  x1: number;
  y: number;
  size: number;
  last: Run;
}

const styleOf = ({ font, size }: Run) => `${font} ${(Math.round(size * 2) / 2).toFixed(1)}`;

function extend(draft: Draft, run: Run): void {
  const gap = run.x - draft.x1;
  const isSpaced = gap > space * run.size || draft.last.text.endsWith(" ") || run.text.startsWith(" ");
  const text = isSpaced ? ` ${run.text.trimStart()}` : run.text;
  const piece = draft.pieces.at(-1);
  if (piece && piece.style === styleOf(run))
    piece.text = isSpaced ? `${piece.text.trimEnd()}${text}` : piece.text + text;
  else draft.pieces.push({ text, style: styleOf(run) });
  if (isSpaced) draft.words.push(run.text);
  else draft.words.push(beside(draft.words.pop() ?? "", run.text));
  draft.x1 = Math.max(draft.x1, run.x + run.width);
  draft.size = Math.max(draft.size, run.size);
  draft.last = run;
}

/** Whether a text is drawn twice to look bold, or to have a shadow. */
const isDrawnTwice = (a: Run, b: Run) =>
  a.text === b.text && Math.abs(a.x - b.x) < 0.1 * a.size && Math.abs(a.y - b.y) < 0.1 * a.size;

/** Whether one of two texts in different styles is a date: there may be no gap between a title and its date. */
function isDateBeside({ pieces, last }: Draft, run: Run): boolean {
  if (styleOf(last) === styleOf(run)) return false;
  const before = pieces.map(({ text }) => text).join("");
  return (
    (/\d/.test(run.text) && isDateAlone(readable(run.text))) || (/\d/.test(before) && isDateAlone(readable(before)))
  );
}

const placeOf = (x: number) => Math.round(x);

function segmentsOfRow(row: readonly Run[], isEdge: (x: number) => boolean): Draft[] {
  const drafts: Draft[] = [];
  for (const run of row) {
    const draft = drafts.at(-1);
    if (draft && isDrawnTwice(draft.last, run)) continue;
    const isBullet =
      draft !== undefined &&
      bulletAlone.test(
        draft.pieces
          .map(({ text }) => text)
          .join("")
          .trim(),
      );
    const gap = isEdge(run.x) ? gutter : wide;
    const limit = (isBullet ? 4 : gap) * Math.max(run.size, draft?.size ?? 0);
    const isNear = draft && run.x - draft.x1 <= limit && run.x - draft.x1 > -2 * run.size;
    if (isNear && (isBullet || !isDateBeside(draft, run))) extend(draft, run);
    else
      drafts.push({
        pieces: [{ text: run.text, style: styleOf(run) }],
        words: [run.text],
        x0: run.x,
        x1: run.x + run.width,
        y: run.y,
        size: run.size,
        last: run,
      });
  }
  return drafts;
}

/** The segments of a page, from the top. */
export function segmentsOf(runs: readonly Run[]): Segment[] {
  const rows = rowsOf(runs);
  const starts = new Map<number, number>();
  for (const { x0 } of rows.flatMap((row) => segmentsOfRow(row, () => false)))
    starts.set(placeOf(x0), (starts.get(placeOf(x0)) ?? 0) + 1);
  return rows
    .flatMap((row) => segmentsOfRow(row, (x) => (starts.get(placeOf(x)) ?? 0) >= minShared))
    .map(({ pieces, words, x0, x1, y, size }) => {
      const main = pieces.toSorted((a, b) => b.text.trim().length - a.text.trim().length)[0];
      const parts = pieces.map(({ text }) => readable(text).trim()).filter(Boolean);
      const text = withoutLetterSpacing(readable(textOf(pieces.map((piece) => piece.text).join(""), words)).trim());
      const first = pieces.find((piece) => /\p{L}/u.test(piece.text)) ?? main;
      const last = pieces.findLast((piece) => /\p{L}/u.test(piece.text)) ?? main;
      return { text, parts, style: first?.style ?? "", endStyle: last?.style ?? "", x0, x1, y, size };
    })
    .filter(({ text }) => text !== "");
}
