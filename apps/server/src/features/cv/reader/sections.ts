import { datedLine } from "@passerelle/domain";
import { type Heading, headingByNoun, headingOf } from "./headings";
import { isDateAlone } from "./periods";
import { isBelowDate, isLabelOfJob, isTitle, withoutRepeated } from "./no-headings";
import type { StyledLine } from "./styled-line";
import { isBullet } from "./words";
import { isWrapped } from "./wrapped";

/** The lines of each section; `other` contains those of sections without proposals. */
export type CvSections = Record<Heading, StyledLine[][]>;

interface Found {
  index: number;
  heading: Heading;
  rest: string;
}

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
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

/** Headings in the margin share their row with the first line of their section. */
function splitMargins(lines: readonly StyledLine[]): StyledLine[] {
  return lines.flatMap((line) => {
    const [first = "", ...cells] = line.text.split("\t");
    const whole = line.text.replaceAll("\t", " ");
    if (cells.length > 0 && headingOf(whole)?.rest === "") return [{ ...line, text: whole }];
    const found = headingOf(first);
    // A date beside it belongs to an entry with such a title: 'Projet académique ⇥ mai 2025'.
    const isDated = cells.every((cell) => /\d/.test(cell) && isDateAlone(cell));
    if (cells.length === 0 || isDated || !found || found.rest !== "" || first.length > 40) return [line];
    const rest = cells.join("\t");
    // Splits a list beside its label, such as 'Langues ⇥ Français', or a section beside its heading.
    return [
      { ...line, text: first, parts: [first] },
      { ...line, text: rest, parts: line.parts.slice(1), style: `${line.style} beside`, gap: 1 },
    ];
  });
}

function knownHeadings(lines: readonly StyledLine[], body: string, lookOf: LookOf): Found[] {
  const named = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    if (isBullet(line.text) || isWrapped(above, line) || isBelowDate(line, above, body)) return [];
    const known = headingOf(line.text);
    return known ? [{ index, ...known }] : [];
  });
  const found = withoutRepeated(named, lines);
  const lookAt = (each: Found) => {
    const line = lines[each.index];
    return line ? lookOf(headingIn(line, each)) : "";
  };
  const looks = countsOf(found.map(lookAt));
  const usual = mostFrequent(looks);
  const isPlain = (line: StyledLine) => line.style === body && !isCapitals(line.text);
  const usualIsPlain = found.some((each) => {
    const line = lines[each.index];
    return line && lookAt(each) === usual && isPlain(headingIn(line, each));
  });
  // If headings have their own style, a line in the style of the surrounding text is not a heading.
  return found.filter((each) => {
    const line = lines[each.index];
    if (!line || lookAt(each) === usual) return true;
    if (isLabelOfJob(line) || isTitle(line, lines[each.index + 1])) return false;
    if (usualIsPlain) return true;
    return !isPlain(headingIn(line, each)) && !(each.rest !== "" && (looks.get(usual ?? "") ?? 0) > 1);
  });
}

/** The minimum gap before a new column, in text heights. */
const gapOfColumn = 9;

const maxHeading = 45;
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
  const isAlone = (look: string) =>
    lines.every((line, index) => {
      const next = lines[index + 1];
      return lookOf(line) !== look || !next || (lookOf(next) !== look && !datedLine(next.text)?.isRange);
    });
  return lines.flatMap((line, index) => {
    const look = lookOf(line);
    const count = looks.get(look) ?? 0;
    const isUsual = count >= 0.5 * (all.get(look) ?? 0) || (isCapitals(line.text) && isAlone(look));
    const isOwn = count >= 2 && isUsual && line.style !== body;
    if (isKnown.has(index) || !isOwn || line.gap < least || line.text.length > maxHeading || line.text.includes("\t"))
      return [];
    if (datedLine(line.text) || isBullet(line.text) || /^\p{Ll}|[.;,]$/u.test(line.text)) return [];
    return [{ index, heading: headingByNoun(line.text), rest: "" }];
  });
}

const contactData = /^(?:https?:\/\/|www\.)\S|\S@\S+\.\p{L}|^(?:\+|\(?0)\d[\d\s().,+-]{7,}$/u;
/** The lines at the top of a column that may hold contact data below an address. */
const maxHead = 3;

/** Whether lines begin with the page header after a sidebar: the name in the largest type, or contact data. */
function isPageHead(lines: readonly StyledLine[], heading: StyledLine | undefined, largest: number): boolean {
  const [line, ...below] = lines;
  if (!heading || !line || !/\p{L}{2}/u.test(line.text)) return false;
  const isLargest = line.size === largest && line.size > 1.25 * heading.size;
  const end = below.findIndex(({ text }) => headingOf(text) !== undefined);
  // An entry may have an address too.
  const head = datedLine(line.text) ? [line] : [line, ...below.slice(0, end < 0 ? maxHead : Math.min(end, maxHead))];
  return isLargest || (line.gap >= gapOfColumn && head.some(({ text }) => contactData.test(text)));
}

/** Groups lines by their headings. Every heading begins a new group, so that entries never continue across one. */
export function sectionsOf(given: readonly StyledLine[]): CvSections {
  const lines = splitMargins(given);
  const body = bodyStyle(lines);
  const sections: CvSections = {
    work: [],
    education: [],
    projects: [],
    certificates: [],
    skills: [],
    languages: [],
    other: [],
  };
  const lookOf = looksIn(lines, body);
  const known = knownHeadings(lines, body, lookOf);
  const unknown = unknownHeadings(lines, known, body, lookOf);
  const headings = new Map([...known, ...unknown].map((found) => [found.index, found]));
  const largest = Math.max(...lines.map(({ size }) => size));
  let current: StyledLine[] = [];
  let section: Heading = "other";
  let heading: StyledLine | undefined;
  for (const [index, line] of lines.entries()) {
    const found = headings.get(index);
    // "Languages: Go, Rust" belongs to the skills section, unless an empty line precedes it.
    const isGroup = section === "skills" && found?.rest !== "" && line.gap < 1.9;
    if (isPageHead(lines.slice(index, index + maxHead + 1), heading, largest)) {
      current = [];
      section = "other";
    }
    if (!found || isGroup) {
      current.push(line);
      continue;
    }
    heading = line;
    section = found.heading;
    current = found.rest ? [{ ...line, text: found.rest, parts: [found.rest] }] : [];
    sections[section].push(current);
  }
  return sections;
}
