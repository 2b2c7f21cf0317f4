import { type DatedLine, datedLine } from "@passerelle/domain";
import { joinCutPeriods } from "./cut-periods";
import { joinFull } from "./full-lines";
import { withoutMarks } from "./listed";
import { isDateAlone, isDatePart } from "./periods";
import type { StyledLine } from "./styled-line";
import { connects, isBullet, startsLow } from "./words";

/** A line of a section, with the features that decide whether it belongs to the head of an entry. */
export interface Line extends StyledLine {
  dated?: DatedLine;
  isBullet: boolean;
  /** Whether there is more space above it than between the lines of a paragraph. */
  isBreak: boolean;
  /** Whether it differs from the body text in style, or is in capitals. */
  isStrong: boolean;
  /** Whether it may be a title or a place: short, and not part of a sentence. */
  isHead: boolean;
}

/** The maximum length of a line with a date, and of a title. */
const maxDated = 160;
const maxHead = 110;
/** Lines with more cells are lists of words, or rows of a table. */
const maxCells = 4;

const sentence = /\s\S+[.;!]$|\p{L}{5,}\. (?!Co\b|Ltd|Inc)\p{Lu}/u;
/** A name that its author ends with a full stop: 'Institut des Technologies (Nantes).' */
const stoppedName =
  /^(?:(?:\(?[\p{Lu}\d]\S*|&|-|–|de|du|des|la|le|les|en|et|à|of|in|the|and|d[’']\p{Lu}\S*|l[’']\p{Lu}\S*)(?:\s|(?=\.$)))+\.$/u;
const isSentence = (text: string) => sentence.test(text) && !abbreviated.test(text) && !stoppedName.test(text);
/** Abbreviations that end with a full stop, and occur in names. */
export const abbreviated =
  /(?:\b(?:inc|ltd|corp|co|s\.a|st|dr|univ|dept|etc|jr|sr|llc|s\.a\.s|b\.sc?|m\.sc?|ph\.d|b\.a|m\.a|b\.e|b\.tech|m\.tech|eng|tech|gmbh)|\b\p{Lu})\.$/iu;

function isHeadLike(text: string): boolean {
  if (text.length > maxHead || isBullet(text) || text.split("\t").length > maxCells) return false;
  if (isSentence(text) || (/^\p{L}{3,}\.$/u.test(text) && !abbreviated.test(text))) return false;
  return text.split(" ").length <= 16 && !/^(?:https?:|www\.)\S+ /i.test(text) && !/ : /.test(text.slice(0, 30));
}

const isContinued = (line: StyledLine, next: StyledLine | undefined) =>
  next !== undefined && next.style === line.style && startsLow(next.text) && !datedLine(next.text) && next.gap < 2;

/** The minimum length of a text that is the start of a sentence rather than a title. */
const minSentence = 60;

/** Splits dates from the first line of a sentence beside them: they belong to the lines above. */
const splitSentences = (lines: readonly StyledLine[]): StyledLine[] =>
  lines.flatMap((line, index) => {
    const [first = "", ...cells] = line.text.split("\t");
    const isStart = first.length >= minSentence && isContinued({ ...line, text: first }, lines[index + 1]);
    if (cells.length === 0 || !isStart || !cells.every(isDatePart)) return [line];
    const dates = cells.join("\t");
    return [
      { ...line, text: dates, parts: cells },
      { ...line, text: first, parts: [first], gap: 1 },
    ];
  });

/** The usual distance between the lines of a paragraph. */
function usualGap(lines: readonly StyledLine[]): number {
  const gaps = lines
    .map(({ gap }) => gap)
    .filter((gap) => gap > 0.8 && gap < 3.5)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.25)] ?? 1.2;
}

/** Dots between a text and its amount or page, as in a list of grants. */
const leaders = /(?:\. ?){5}/;
/** Whether a line has a period before its text, or in brackets after it. */
const isBesideText = (text: string, { isRange, rest }: DatedLine) =>
  isRange && !leaders.test(rest) && (text.indexOf(rest) > 0 || (text.startsWith(rest) && /[)\]]$/.test(text)));

/** The date of a line, unless it is within a sentence. */
function dateOf(line: StyledLine, isLoose: boolean): DatedLine | undefined {
  const { text } = line;
  // A full stop after the names beside a date: '2019 ⇥ Soudeuse, Globex, Nantes.', '2019 : Soudeuse chez Globex.'
  const [cell = ""] = text.split("\t");
  const start = cell === text ? /^([^:]{4,40}):\s/u.exec(text)?.[1] : cell;
  const isBesideDate = start !== undefined && /\d/.test(start) && isDateAlone(start);
  const dated = datedLine(isBesideDate ? text.replace(/(?<=[\p{L}\d)])\.$/u, "") : text, isLoose);
  const isBeside = dated && isBesideText(text, dated);
  if (!dated || (text.length > maxDated && !isBeside)) return undefined;
  const [before = "", after = ""] = dated.rest.split("\t");
  const longest = Math.max(...dated.rest.split(" | ").map(({ length }) => length));
  const isClause = before.split(" ").length > 3 && startsLow(after);
  const isWithin =
    (longest > 90 && !isBeside) || (after !== "" && !text.includes("\t") && (startsLow(before) || isClause));
  return isWithin || isSentence(dated.rest) ? undefined : dated;
}

/** The lines that may end with a year, without punctuation before it: titles are those with a style of their own. */
export type Loose = "all" | "titles" | "none";

/** The lines of a section with their dates. */
export function linesWithDates(given: readonly StyledLine[], body: string, loose: Loose): Line[] {
  const lines = splitSentences(joinCutPeriods(withoutMarks(joinFull(given))));
  const usual = usualGap(lines);
  const read = lines.map((line, index): Line => {
    const bullet = isBullet(line.text);
    const isLoose = loose === "all" || (loose === "titles" && line.style !== body);
    const dated = bullet || line.isText ? undefined : dateOf(line, isLoose);
    // A line in the style of the first title is one, also if its author ends it with a full stop.
    const isTitle = line.style !== body && line.style === lines[0]?.style && line.text.length < minSentence;
    const title = !isTitle ? line.text : line.text.replace(/(?<=\p{L}{2})\.$/u, "");
    return {
      ...line,
      ...(dated && { dated }),
      isBullet: bullet,
      isBreak: index > 0 && line.gap > 1.3 * usual,
      isStrong: line.style !== body || (/\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text)),
      isHead: !line.isText && isHeadLike(title) && (line.text.includes("\t") || !isContinued(line, lines[index + 1])),
    };
  });
  if (read.some(({ dated }) => dated)) return withoutLesserDates(joinTitles(read));
  // Without other dates, a dated bullet is an entry: '• 2019 – 2021 : Soudeuse'.
  return read.map((line) => {
    const text = line.text.replace(/^[•▪◦‣∙●○■*–-]\s*/u, "");
    const dated = line.isBullet ? dateOf({ ...line, text }, loose === "all") : undefined;
    return dated ? { ...line, text, dated, isBullet: false, isHead: true } : line;
  });
}

const isCut = (above: Line, { text }: Line) =>
  /\p{L}-$/u.test(above.text) || (above.text.endsWith(",") && startsLow(text));

/** Joins titles that span two lines. */
function joinTitles(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  // The style of titles may be that of most of the text.
  const opening = lines.some(({ style }) => style !== lines[0]?.style) ? lines[0]?.style : undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    // The date of a title that is broken within a word or after a comma.
    const cut = last && !line.dated && isCut(last, line) ? last.dated : undefined;
    const isTitle =
      last &&
      (last.isStrong || last.style === opening || last.text.endsWith(",")) &&
      (cut || !(last.dated || last.text.includes("\t"))) &&
      !last.isBullet;
    const isNext = last?.style === line.style && !line.isBullet && line.gap < 2 && !isDateAlone(line.text);
    if (isTitle && isNext && (connects.test(last.text) || startsLow(line.text)))
      joined[joined.length - 1] = {
        ...line,
        text: `${last.text} ${line.text}`,
        parts: [],
        gap: last.gap,
        isBreak: last.isBreak,
        isHead: isHeadLike(`${last.text} ${line.text}`),
        ...(line.dated && { dated: { ...line.dated, rest: `${last.text} ${line.dated.rest}` } }),
        ...(cut && { dated: { ...cut, rest: `${cut.rest}${last.text.endsWith(",") ? ", " : ""}${line.text}` } }),
      };
    else joined.push(line);
  }
  return joined;
}

/** If most entries have a range, neither a single date nor one in smaller, indented type starts another one. */
function withoutLesserDates(lines: readonly Line[]): Line[] {
  const dated = lines.filter((line) => line.dated);
  const ranges = dated.filter((line) => line.dated?.isRange);
  if (ranges.length * 2 < dated.length || ranges.length === 0) return [...lines];
  const [first] = ranges;
  const looks = new Set(ranges.map(({ style }) => style));
  return lines.map((line) => {
    if (!line.dated) return line;
    // A file may hold a font several times.
    const hasLook = looks.has(line.style) || (line.isStrong && line.size === first?.size);
    const isFirst = /^(?:19|20)\d\d\t/.test(line.text);
    const isAlike = hasLook && (isFirst || Math.abs(line.left - (first?.left ?? 0)) < 6);
    const { dated: _, ...plain } = line;
    const isText = first && line.left > first.left + 8 && line.size < first.size;
    return (line.dated.isRange ? !isText : isAlike) ? line : plain;
  });
}
