import { datedLine } from "@passerelle/domain";
import { type Heading, hasStrongNoun, headingByNoun, headingOf } from "./headings";
import { isBelowDate, isLabelOfJob, isTitle, withoutRepeated } from "./no-headings";
import type { StyledLine } from "./styled-line";
import { isBullet, isCapitals } from "./words";
import { isWrapped } from "./wrapped";

/** A line that is a heading, and what stands after it. */
export interface Found {
  index: number;
  heading: Heading;
  rest: string;
  /** Whether only its look shows that it is a heading. */
  isUnknown?: true;
}

type LookOf = (line: StyledLine) => string;
/** The least share of headings among the lines in a size that marks headings. */
const minShare = 0.3;

/**
 * The appearance of a heading: its style, or its size alone if that is larger than the text's and few other lines have
 * it, because a file may hold a font several times; and whether it is in capitals.
 */
function looksIn(lines: readonly StyledLine[], body: string): LookOf {
  const least = 1.1 * (lines.find(({ style }) => style === body)?.size ?? Infinity);
  const large = lines.filter(({ size }) => size > least);
  const all = countsOf(large.map(({ size }) => size));
  const named = countsOf(large.filter(({ text }) => headingOf(text)?.rest === "").map(({ size }) => size));
  const isOfSize = ({ size }: StyledLine) => size > least && (named.get(size) ?? 0) >= minShare * (all.get(size) ?? 0);
  return (line) => `${isOfSize(line) ? line.size.toFixed(1) : line.style} ${isCapitals(line.text)}`;
}
/** The heading of a line that also has its items: 'LANGUES : français'. */
const headingIn = (line: StyledLine, { rest }: Found): StyledLine =>
  rest === "" ? line : { ...line, text: line.text.slice(0, line.text.indexOf(":")) };

function countsOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
const mostFrequent = <Value>(counts: ReadonlyMap<Value, number>) => [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];

/** The style of most of the text. */
export function bodyStyle(lines: readonly StyledLine[]): string {
  const counts = new Map<string, number>();
  for (const { style, text } of lines) counts.set(style, (counts.get(style) ?? 0) + text.length);
  return mostFrequent(counts) ?? "";
}

function knownHeadings(lines: readonly StyledLine[], body: string, lookOf: LookOf): Found[] {
  const named = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    if (isBullet(line.text) || above?.isFull || isWrapped(above, line) || isBelowDate(line, above, body)) return [];
    const known = headingOf(line.text);
    return known ? [{ index, ...known }] : [];
  });
  const found = withoutRepeated(named, lines);
  const lookAt = (each: Found) => {
    const line = lines[each.index];
    return line ? lookOf(headingIn(line, each)) : "";
  };
  const looks = countsOf(found.map(lookAt));
  const all = countsOf(lines.map(lookOf));
  const usual = mostFrequent(looks);
  const isPlain = (line: StyledLine) => line.style === body && !isCapitals(line.text);
  const usualIsPlain = found.some((each) => {
    const line = lines[each.index];
    return line && lookAt(each) === usual && isPlain(headingIn(line, each));
  });
  const isUsual = (each: Found) => lookAt(each) === usual;
  const first = lines[found.find(isUsual)?.index ?? -1];
  const isLabel = ({ text }: StyledLine) =>
    (looks.get(usual ?? "") ?? 0) > 2 && text.endsWith(":") && first?.text.endsWith(":") === false;
  // If headings have their own style, a line in the style of the text or of titles is not a heading.
  return found.filter((each) => {
    const line = lines[each.index];
    if (!line || isUsual(each)) return true;
    if (each.rest === "" && isLabel(line)) return false;
    if (isLabelOfJob(line) || isTitle(line, lines[each.index + 1])) return false;
    if (usualIsPlain) return true;
    const isRare = (looks.get(lookAt(each)) ?? 0) < minShare * (all.get(lookAt(each)) ?? 0);
    const isEntryList = each.heading === "work" || each.heading === "education";
    if (isPlain(headingIn(line, each)) || (isRare && !(isEntryList && hasStrongNoun(line.text)))) return false;
    return !(each.rest !== "" && (looks.get(usual ?? "") ?? 0) > 1);
  });
}

/** The minimum gap before a new column, in text heights. */
export const gapOfColumn = 9;
export const maxHeading = 45;

/** The least gap above an unknown heading, relative to the least above the known ones. */
const minGapShare = 0.7;

const isNamed = ({ text }: StyledLine) => text.length <= maxHeading && headingByNoun(text) !== "other";

/** Lines with the appearance of known headings, but unknown words. */
function unknownHeadings(lines: readonly StyledLine[], known: readonly Found[], body: string, lookOf: LookOf): Found[] {
  const isKnown = new Set(known.map(({ index }) => index));
  const knownLooks = new Set(known.flatMap(({ index }) => (lines[index] ? [lookOf(lines[index])] : [])));
  const looks = countsOf(
    lines.flatMap((line, index) =>
      isKnown.has(index) || (isNamed(line) && knownLooks.has(lookOf(line))) ? [lookOf(line)] : [],
    ),
  );
  const all = countsOf(lines.map(lookOf));
  const gaps = known.flatMap(({ index }) => lines[index]?.gap ?? []);
  const least = minGapShare * Math.min(...gaps.filter((gap) => gap < gapOfColumn));
  const size = lines.find(({ style }) => style === body)?.size ?? Infinity;
  const isAlone = (look: string) =>
    lines.every((line, index) => {
      const next = lines[index + 1];
      if (lookOf(line) !== look || !next) return true;
      return lookOf(next) !== look && (isBullet(next.text) || !datedLine(next.text)?.isRange);
    });
  return lines.flatMap((line, index) => {
    const look = lookOf(line);
    const count = looks.get(look) ?? 0;
    const isMarked = isCapitals(line.text) || (line.size >= 1.2 * size && count >= 3);
    const isUsual = count >= 0.5 * (all.get(look) ?? 0) || (isMarked && isAlone(look));
    const isOwn = count >= 2 && isUsual && line.style !== body;
    if (isKnown.has(index) || !isOwn || line.gap < least || line.text.length > maxHeading || line.text.includes("\t"))
      return [];
    // A word of a heading that is no heading here.
    if (headingOf(line.text)) return [];
    if (datedLine(line.text) || isBullet(line.text) || /^\p{Ll}|[.;,]$/u.test(line.text)) return [];
    const heading = headingByNoun(line.text);
    return [{ index, heading, rest: "", ...(heading === "other" && { isUnknown: true }) }];
  });
}

/** The headings of a CV by their lines: those of known words, then those that only look like them. */
export function headingsIn(lines: readonly StyledLine[]): Map<number, Found> {
  const body = bodyStyle(lines);
  const lookOf = looksIn(lines, body);
  const known = knownHeadings(lines, body, lookOf);
  const unknown = unknownHeadings(lines, known, body, lookOf);
  return new Map([...known, ...unknown].map((found) => [found.index, found]));
}
