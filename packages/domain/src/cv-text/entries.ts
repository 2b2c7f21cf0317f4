import { datedLine, isDateAlone, type Period } from "./periods";
import { isBullet } from "./words";

/** Lines that belong together, and when it was. */
export interface CvEntry {
  period?: Period;
  /** What stands above the text: a title, and where it was. */
  head: string[];
  text: string[];
}

/** How long the line of a title may be, and how many may stand above a date. */
const maxTitle = 160;
const maxLead = 2;

const isDated = (line: string) => !isBullet(line) && line.length <= maxTitle && datedLine(line) !== undefined;

/** Lines between empty ones. */
function paragraphs(lines: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const line of lines) {
    if (line === "") all.push([]);
    else all.at(-1)?.push(line);
  }
  return all.filter((paragraph) => paragraph.length > 0);
}

/** A paragraph of several dates as one for each: each begins as far above its date as the first does. */
function parted(paragraph: readonly string[]): string[][] {
  const dates = paragraph.flatMap((line, index) => (isDated(line) ? [index] : []));
  const [first = 0] = dates;
  const lead = first <= maxLead && isDateAlone(paragraph[first] ?? "") ? first : 0;
  const starts = dates.map((date, index) => (index === 0 ? 0 : Math.max(date - lead, (dates[index - 1] ?? 0) + 1)));
  return starts.map((start, index) => paragraph.slice(start, starts[index + 1]));
}

/** The paragraphs of a section in which entries have dates; one without a date belongs to its neighbour. */
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

/** The entry of lines: the line with its date, those above it and the next ones as far as its title may reach. */
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

/** The entries of a section; where none has a date, each paragraph is one. */
export function entriesOf(lines: readonly string[]): CvEntry[] {
  const dated = lines.some(isDated) ? datedParagraphs(lines) : paragraphs(lines);
  return dated.map(entryOf);
}

const saysBoth = (line: string) => /, | [|·–—-] /u.test(line);

/** The same where entries need no date: each paragraph is one, or each line of the only one that says all. */
export function undatedEntriesOf(lines: readonly string[]): CvEntry[] {
  const all = paragraphs(lines);
  const [only = [], ...others] = all;
  if (others.length > 0) return all.map(entryOf);
  if (only.length > 1 && only.every(saysBoth)) return only.map((line) => entryOf([line]));
  return (only.filter(isDated).length > 1 ? parted(only) : all).map(entryOf);
}
