import { linesWithDates } from "./anchors";
import { datedEntries } from "./entries";
import type { Kind } from "./evidence";
import { entriesWithHeads } from "./heads";
import { withoutFormLabels } from "./europass-form";
import { looseEntries } from "./loose";
import type { CvParts } from "./parts";
import { bodyStyle, sectionsOf } from "./sections";
import type { StyledLine } from "./styled-line";
import { joinWrapped } from "./wrapped";

/** Reads a CV of any layout by its headings, dates and styles. */
export function readSections(lines: readonly StyledLine[]): CvParts {
  const body = bodyStyle(lines);
  const sections = sectionsOf(lines);
  const entriesOf = (kind: Kind) =>
    sections[kind].flatMap((group) =>
      entriesWithHeads(datedEntries(linesWithDates(group, body, kind === "education" ? "all" : "none")), kind),
    );
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
