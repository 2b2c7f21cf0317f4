import type { WrittenPeriod } from "@passerelle/domain";
import type { Line } from "./anchors";
import { piecesIn } from "./asides";
import { paragraphs } from "./paragraphs";

/** The lines of one CV entry: those above its date, the dated line, and those below. */
export interface RawEntry {
  period?: WrittenPeriod;
  above: Line[];
  dated?: Line;
  below: Line[];
  /** Whether its head has as many lines as that of the first entry. */
  isUsual: boolean;
  /**
   * Whether its head lacks the first line of the others, which has another style: a further title at the same company.
   */
  isShorter: boolean;
}

/** The maximum number of lines above a date. */
const maxAbove = 3;

const hasTitle = ({ dated }: Line) => piecesIn(dated?.rest ?? "").length > 0;

/** Scores how likely an entry begins `count` lines above its date. */
function fitOf(lines: readonly Line[], previous: number, at: number, count: number): number {
  const start = at - count;
  const head = lines.slice(start, at);
  const [anchor, first, before] = [lines[at], lines[start], lines[start - 1]];
  if (!anchor || !first) return -Infinity;
  let fit = 0;
  if (first.isBreak) fit += 2;
  // The widest gap separates entries, not the lines of a head.
  const within = Math.max(0, ...lines.slice(start + 1, at + 1).map(({ gap }) => gap));
  if (start > 0 && !first.isTop && within > 1.1 * first.gap) fit -= 1.5;
  for (const line of head) fit += line.isHead && !/^\p{Ll}/u.test(line.text) ? 0.3 : -3;
  if (head.some((line) => line.left > anchor.left + 8 && line.left > (first.left ?? 0) + 8)) fit -= 1;
  // A section begins with the first line of an entry, whose style the other entries share.
  const opening = lines[0]?.style;
  const isOpening = opening !== anchor.style && first.style === opening;
  if (isOpening) fit += 1.5;
  if (opening !== anchor.style && !isOpening && head.some(({ style }) => style === opening)) fit -= 1.5;
  if (opening !== anchor.style && count === 0 && at - 1 > previous && lines[at - 1]?.style === opening) fit -= 2.5;
  const isFirst = previous < 0;
  if (isFirst && start === 0) fit += 1.5;
  if (isFirst && start > 0 && at <= maxAbove) fit -= 1;
  const hasLineBefore = start - 1 > previous;
  if (first.isStrong && before && !before.isStrong) fit += 1.2;
  if (hasLineBefore && before) {
    if (before.isBullet || !before.isHead) fit += 0.5;
    else if (before.isStrong && !first.isTop && before.gap >= 0.95 * first.gap && before.left <= first.left + 3)
      fit -= isOpening && before.style !== opening ? 0 : 2;
  }
  if (count === 0) {
    if (hasTitle(anchor)) fit += 0.6;
    else {
      const next = lines[at + 1];
      if (!next || !next.isHead || next.isBullet || next.dated) fit -= 3;
      else if (next.isBreak) fit -= 1.5;
    }
  } else if (hasTitle(anchor)) fit -= 0.4 * count;
  return fit;
}

/**
 * The number of lines above each entry's date: usually the same for all, unless an entry's own lines suggest otherwise.
 */
function countsAbove(lines: readonly Line[], anchors: readonly number[]): number[] {
  const fits = anchors.map((at, index) => {
    const previous = anchors[index - 1] ?? -1;
    const most = Math.min(maxAbove, at - previous - 1);
    return Array.from({ length: most + 1 }, (_, count) => fitOf(lines, previous, at, count));
  });
  const totals = Array.from({ length: maxAbove + 1 }, (_, count) =>
    fits.reduce((sum, fit) => sum + (fit[count] ?? (fit.at(-1) ?? 0) - 1), 0),
  );
  const usual = totals.indexOf(Math.max(...totals));
  return fits.map((fit) => {
    const best = fit.indexOf(Math.max(...fit));
    const [own = -Infinity, other = -Infinity] = [fit[usual], fit[best]];
    return other > own + 1 ? best : usual;
  });
}

/** The first of the lines that begins an entry without a date: a title after a gap, in the style of the first title. */
function undatedFrom(lines: readonly Line[], opening: Line | undefined, from: number): number {
  const at = lines.findIndex(
    ({ isStrong, isBreak, isHead, isBullet, style }, index) =>
      index >= from && isStrong && isBreak && isHead && !isBullet && style === opening?.style,
  );
  return at < 0 ? lines.length : at;
}

/** The names in a head: a title and a place if it is complete. */
const namesIn = (above: readonly Line[], dated: Line | undefined) =>
  [...above.map(({ text }) => text), dated?.dated?.rest ?? ""].flatMap(piecesIn);

/** The entries of a section with dates in order, and the lines of those without. */
export function datedEntries(lines: readonly Line[]): { entries: RawEntry[]; undated: Line[][] } {
  const anchors = lines.flatMap(({ dated }, index) => (dated ? [index] : []));
  const counts = countsAbove(lines, anchors);
  const starts = anchors.map((at, index) => at - (counts[index] ?? 0));
  const opening = lines[starts[0] ?? 0];
  // The other name of an entry may stand below its date in that style.
  const isBelow = anchors.slice(0, -1).some((at) => lines[at + 1]?.style === opening?.style);
  const undated = paragraphs(lines.slice(0, starts[0]));
  const entries = anchors.map((at, index) => {
    const dated = lines[at];
    const all = lines.slice(at + 1, starts[index + 1]);
    // Between two dates, a title without one may be the company above the next.
    const above = lines.slice(starts[index], at);
    const from = isBelow || namesIn(above, dated).length < 2 ? 1 : 0;
    const end = index === anchors.length - 1 ? undatedFrom(all, opening, from) : all.length;
    undated.push(...paragraphs(all.slice(end)));
    return {
      ...(dated?.dated && { period: dated.dated.period }),
      above,
      ...(dated && { dated }),
      below: all.slice(0, end),
      isUsual: counts[index] === counts[0],
      isShorter:
        (counts[index] ?? 0) < (counts[0] ?? 0) && lines[starts[index] ?? 0]?.style !== lines[starts[0] ?? 0]?.style,
    };
  });
  return { entries, undated };
}
