import { datedLine } from "@passerelle/domain";
import type { Entry } from "./heads";
import { type Heading, headingOf } from "./headings";
import type { LooseEntry } from "./items";
import type { CvParts } from "./parts";
import type { StyledLine } from "./styled-line";

// LinkedIn's "Save to PDF" sets every profile in the same type sizes, which say what each line is.
const sizes = { name: 26, heading: 15.75, sideHeading: 13, organisation: 12, title: 11.5, text: 10.5 };
type Role = keyof typeof sizes;
const hasRole = ({ size }: StyledLine, role: Role) => Math.abs(size - sizes[role]) < 0.2;

const isHeading = (line: StyledLine) => hasRole(line, "heading") || hasRole(line, "sideHeading");

/** Whether these are the lines of a profile that LinkedIn saved as a PDF. */
export function isLinkedInProfile(lines: readonly StyledLine[]): boolean {
  const isMarked = lines.some(({ text }) => text.endsWith("(LinkedIn)"));
  return isMarked && lines.some((line) => hasRole(line, "name")) && lines.some(isHeading);
}

/** The largest gaps, in text heights: between the lines of a wrapped item, and between a period and its place. */
const gaps = { wrapped: 1.45, place: 1.6 };

/** Groups lines, with one group for each line that begins one; lines before the first are dropped. */
function groupsOf(lines: readonly StyledLine[], begins: (line: StyledLine, above?: StyledLine) => boolean) {
  const groups: StyledLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (begins(line, lines[index - 1])) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

const textOf = (lines: readonly StyledLine[]) => lines.map(({ text }) => text).join(" ");

/** The number of a page is smaller than any text. */
const isPageNumber = ({ size }: StyledLine) => size < 10;

const linesUnder = (lines: readonly StyledLine[], section: Heading) =>
  groupsOf(
    lines.filter((line) => !isPageNumber(line)),
    (line) => isHeading(line) || hasRole(line, "name"),
  )
    .filter(([first]) => first && isHeading(first) && headingOf(first.text)?.heading === section)
    .map(([, ...rest]) => rest);

/** The items of a list in the sidebar, which wraps long ones. */
const itemsUnder = (lines: readonly StyledLine[], section: Heading) =>
  linesUnder(lines, section).flatMap((list) => groupsOf(list, (line) => line.gap > gaps.wrapped).map(textOf));

/** Splits the lines of an organisation, or of a title there, from those below; either may wrap. */
function headOf(lines: readonly StyledLine[], role: Role): { name: string; below: StyledLine[] } {
  const end = lines.findIndex((line) => !hasRole(line, role));
  const head = end < 0 ? lines : lines.slice(0, end);
  return { name: textOf(head), below: lines.slice(head.length) };
}

const organisations = (lines: readonly StyledLine[]) =>
  groupsOf(lines, (line, above) => hasRole(line, "organisation") && !(above && hasRole(above, "organisation")));

const isNewTitle = (line: StyledLine, above?: StyledLine) =>
  hasRole(line, "title") && !(above && hasRole(above, "title"));

/** The jobs at one company, whose name and total duration precede its titles. */
function jobsAt(lines: readonly StyledLine[]): Entry[] {
  const company = headOf(lines, "organisation");
  return groupsOf(company.below, isNewTitle).map((job) => {
    const { name: title, below } = headOf(job, "title");
    const [dated, ...after] = below;
    const period = dated && datedLine(dated.text)?.period;
    const [first] = after;
    const hasPlace = first !== undefined && first.gap < gaps.place;
    return {
      title,
      place: company.name,
      ...(period && { period }),
      head: [title],
      text: hasPlace ? after.slice(1) : after,
      lines: [...lines.slice(0, 1), ...job],
    };
  });
}

/** A degree with its subject, then its period in brackets: 'Licence, Chimie · (2010 - 2013)'. */
const degree = /^(.*?)\s*(?:·\s*)?\(([^()]*\d{4}[^()]*)\)$/u;

function formationAt(lines: readonly StyledLine[]): Entry {
  const { name: place, below } = headOf(lines, "organisation");
  const text = textOf(below);
  const [, title = text, written = ""] = degree.exec(text) ?? [];
  const period = datedLine(written)?.period;
  return { title, place, ...(period && { period }), head: [title], text: [], lines: [...lines] };
}

/** A certificate. The profile states only its name. */
const certificateOf = (name: string): LooseEntry => ({ head: [name, ""], text: [] });

/** Reads a profile that LinkedIn saved as a PDF (D-423). */
export const readLinkedInProfile = (lines: readonly StyledLine[]): CvParts => ({
  work: linesUnder(lines, "work").flatMap(organisations).flatMap(jobsAt),
  education: linesUnder(lines, "education").flatMap(organisations).map(formationAt),
  projects: [],
  certificates: itemsUnder(lines, "certificates").map(certificateOf),
  skills: itemsUnder(lines, "skills").map((item) => `• ${item}`),
  languages: itemsUnder(lines, "languages"),
});
