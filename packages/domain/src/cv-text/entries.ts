import { datedLine, isDateAlone, type Period } from "./periods";
import { isBullet } from "./words";

/** The lines of one CV entry, and its period. */
export interface CvEntry {
  period?: Period;
  /** The lines above the text: a title, and an organisation or place. */
  head: string[];
  text: string[];
}

/** The maximum length of a title's line, and the maximum number of lines above a date. */
const maxTitle = 160;
const maxLead = 2;

const isDated = (line: string) => !isBullet(line) && line.length <= maxTitle && datedLine(line) !== undefined;

/** Groups of lines separated by empty lines. */
function paragraphs(lines: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const line of lines) {
    if (line === "") all.push([]);
    else all.at(-1)?.push(line);
  }
  return all.filter((paragraph) => paragraph.length > 0);
}

/**
 * Splits a paragraph with several dates into one paragraph for each: all have as many lines above their date as the
 * first.
 */
function parted(paragraph: readonly string[]): string[][] {
  const dates = paragraph.flatMap((line, index) => (isDated(line) ? [index] : []));
  const [first = 0] = dates;
  const lead = first <= maxLead && isDateAlone(paragraph[first] ?? "") ? first : 0;
  const starts = dates.map((date, index) => (index === 0 ? 0 : Math.max(date - lead, (dates[index - 1] ?? 0) + 1)));
  return starts.map((start, index) => paragraph.slice(start, starts[index + 1]));
}

/** The paragraphs of a section with dated entries. A paragraph without a date is joined to its neighbour. */
function datedParagraphs(lines: readonly string[]): string[][] {
  const entries: string[][] = [];
  let pending: string[] = [];
  for (const paragraph of paragraphs(lines)) {
    if (!paragraph.some(isDated)) {
      const last = entries.at(-1);
      const isTitle = paragraph.length <= maxLead && !paragraph.some((line) => isBullet(line) || /[.;]$/.test(line));
      if (last && !isTitle) last.push(...paragraph);
      else pending.push(...paragraph);
      continue;
    }
    const [first = [], ...others] = parted(paragraph);
    const isWhole = !isDateAlone(first[0] ?? "") || pending.length === 0;
    if (isWhole) entries.at(-1)?.push(...pending);
    entries.push(isWhole ? first : [...pending, ...first], ...others);
    pending = [];
  }
  const last = entries.at(-1);
  if (last) last.push(...pending);
  return entries;
}

/**
 * An entry from its lines: the head consists of the dated line, the lines above it, and following lines up to two in
 * total.
 */
function entryOf(lines: readonly string[]): CvEntry {
  const at = lines.findIndex(isDated);
  const dated = datedLine(lines[at] ?? "");
  const before = lines.slice(0, Math.max(0, at));
  const own = dated ? dated.rest.split("\t") : [lines[0] ?? ""];
  const after = lines.slice(Math.max(0, at) + 1);
  const top = [...before, ...own].filter(Boolean);
  const follows = Math.max(0, 2 - top.length);
  const further = after.slice(0, follows).filter((line) => !isBullet(line) && line.length <= maxTitle);
  return {
    ...(dated && { period: dated.period }),
    head: [...top, ...further].map((line) => line.replaceAll("\t", " ")),
    text: after.slice(further.length).map((line) => line.replaceAll("\t", " ")),
  };
}

/** The entries of a section; without any dates, each paragraph is an entry. */
export function entriesOf(lines: readonly string[]): CvEntry[] {
  const dated = lines.some(isDated) ? datedParagraphs(lines) : paragraphs(lines);
  return dated.map(entryOf);
}

const saysBoth = (line: string) => /, | [|·–—-] /u.test(line);

/**
 * The entries of a section that needs no dates: each paragraph, or each line if a single paragraph has a complete entry
 * on every line.
 */
export function undatedEntriesOf(lines: readonly string[]): CvEntry[] {
  const all = paragraphs(lines);
  const [only = [], ...others] = all;
  if (others.length > 0) return all.map(entryOf);
  if (only.length > 1 && only.every(saysBoth)) return only.map((line) => entryOf([line]));
  return (only.filter(isDated).length > 1 ? parted(only) : all).map(entryOf);
}
