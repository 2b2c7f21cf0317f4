import { datedLine } from "@passerelle/domain";
import { kindByContent } from "./by-content";
import { gapOfColumn, headingsIn, maxHeading } from "./find-headings";
import { type Heading, headingOf } from "./headings";
import { isDateAlone } from "./periods";
import type { StyledLine } from "./styled-line";
import { connects } from "./words";

/** The lines of each section; `other` contains those of sections without proposals. */
export type CvSections = Record<Heading, StyledLine[][]>;

/** Whether a heading is not complete before the line below, or no heading without it. */
const isOpen = ({ text, isFull }: StyledLine) => isFull || connects.test(text) || headingOf(text) === undefined;

/** Joins headings over two lines. */
function joinHeadings(lines: readonly StyledLine[]): StyledLine[] {
  const joined: StyledLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const whole = `${last?.text} ${line.text}`;
    const isNext = last?.style === line.style && line.gap < 1.6 && whole.length <= maxHeading;
    if (last && isNext && headingOf(whole)?.rest === "" && isOpen(last))
      joined[joined.length - 1] = { ...last, text: whole, isFull: false };
    else joined.push(line);
  }
  return joined;
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

/** The lines below a heading, or at the top of a column. */
interface Group {
  heading: Heading;
  /** Whether it has no heading of its own. */
  isBare: boolean;
  /** Whether only the look of its heading is known, not its words. */
  isUnknown?: boolean;
  lines: StyledLine[];
}

/** Sections that continue in the next column. */
const entryLists = new Set<Heading>(["work", "education", "projects", "certificates"]);

/** Groups lines by their headings. Every heading begins a new group, so that entries never continue across one. */
export function sectionsOf(given: readonly StyledLine[]): CvSections {
  const lines = splitMargins(joinHeadings(given));
  const sections: CvSections = {
    work: [],
    education: [],
    projects: [],
    certificates: [],
    skills: [],
    languages: [],
    other: [],
  };
  const headings = headingsIn(lines);
  const largest = Math.max(...lines.map(({ size }) => size));
  const groups: Group[] = [{ heading: "other", isBare: true, lines: [] }];
  let heading: StyledLine | undefined;
  for (const [index, line] of lines.entries()) {
    const found = headings.get(index);
    const section = groups.at(-1)?.heading ?? "other";
    // "Languages: Go, Rust" belongs to the skills section, unless an empty line precedes it.
    const isGroup = section === "skills" && found?.rest !== "" && line.gap < 1.9;
    if (isPageHead(lines.slice(index, index + maxHead + 1), heading, largest))
      groups.push({ heading: "other", isBare: true, lines: [] });
    else if (line.gap >= gapOfColumn && !entryLists.has(section))
      groups.push({ heading: section, isBare: true, lines: [] });
    if (!found || isGroup) {
      groups.at(-1)?.lines.push(line);
      continue;
    }
    heading = line;
    const rest = found.rest ? [{ ...line, text: found.rest, parts: [found.rest] }] : [];
    groups.push({ heading: found.heading, isBare: false, isUnknown: found.isUnknown === true, lines: rest });
  }
  const known = new Set(groups.map((group) => group.heading));
  for (const { heading: named, isBare, isUnknown, lines: own } of groups) {
    const kind = isBare || isUnknown ? kindByContent(own) : undefined;
    // Beside jobs below their own heading, others are rather memberships.
    sections[kind && (isBare || !known.has(kind)) ? kind : named].push(own);
  }
  return sections;
}
