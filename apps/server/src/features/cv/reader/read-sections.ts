import { linesWithDates } from "./anchors";
import { datedEntries } from "./entries";
import type { Kind } from "./evidence";
import { type Entry, entriesWithHeads } from "./heads";
import { withoutFormLabels } from "./europass-form";
import { looseEntries } from "./loose";
import type { CvParts } from "./parts";
import { bodyStyle, sectionsOf } from "./sections";
import type { StyledLine } from "./styled-line";
import { joinWrapped } from "./wrapped";

/** An entry without a date, which is only shown (D-330). */
const withoutHead = (lines: StyledLine[]): Entry => ({ title: "", place: "", head: [], text: lines, lines });

/** The lines with words, without rules and ornaments between entries: '⋆⋆'. */
function withWords(lines: readonly StyledLine[]): StyledLine[] {
  let gap = 0;
  return lines.flatMap((line) => {
    gap += line.gap;
    if (!/[\p{L}\p{N}]/u.test(line.text)) return [];
    const read = { ...line, gap };
    gap = 0;
    return [read];
  });
}

/** Reads a CV of any layout by its headings, dates and styles. */
export function readSections(given: readonly StyledLine[]): CvParts {
  const lines = withWords(given);
  const body = bodyStyle(lines);
  const sections = sectionsOf(lines);
  const entriesOf = (kind: Kind) =>
    sections[kind].flatMap((group) => {
      const { entries, undated } = datedEntries(linesWithDates(group, body, kind === "education" ? "all" : "none"));
      return [...entriesWithHeads(entries, kind), ...undated.map(withoutHead)];
    });
  const loose = (name: "projects" | "certificates") =>
    sections[name].flatMap((group) =>
      looseEntries(linesWithDates(joinWrapped(group), body, name === "projects" ? "titles" : "none")),
    );
  const texts = (name: "skills" | "languages") =>
    sections[name].flatMap((group) => [
      "",
      ...joinWrapped(group).flatMap(({ text, gap }) => (gap > 2.1 ? ["", text] : [text])),
    ]);
  const lists = withoutFormLabels({ skills: texts("skills"), languages: texts("languages") });
  return {
    work: entriesOf("work"),
    education: entriesOf("education"),
    projects: loose("projects"),
    certificates: loose("certificates"),
    ...lists,
  };
}
