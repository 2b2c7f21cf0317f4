import { type Line, linesWithDates } from "./anchors";
import { datedEntries, type RawEntry } from "./entries";
import type { Kind } from "./evidence";
import { bodyStyle } from "./find-headings";
import { entriesWithHeads } from "./heads";
import { withoutFormLabels } from "./europass-form";
import { looseEntries } from "./loose";
import type { CvParts } from "./parts";
import { sectionsOf } from "./sections";
import type { StyledLine } from "./styled-line";
import { withSubject } from "./subjects";
import { withoutCommonTowns } from "./towns";
import { joinWrapped } from "./wrapped";

/** An entry without a date. */
const withoutDate = (lines: Line[]): RawEntry => ({ above: [], below: lines, isUsual: true, isShorter: false });

const columnName =
  /^(?:degrees?|certificates?|courses?|qualifications?|examinations?|exams?|institut(?:e|ion)s?|schools?|colleges?|university|board|years?|year of passing|percentage|%|[cs]?gpa|cpi|marks|grade|company|position|designation|duration|period|dates?|dipl[ôo]mes?|formations?|[ée]tablissements?|ann[ée]es?|p[ée]riodes?|postes?|entreprises?|employeurs?|mentions?)$/iu;
/** Whether a line is the header of a table: 'Degree ⇥ Institute ⇥ Year', 'Class/Degree ⇥ CGPA/%'. */
function isHeader(text: string): boolean {
  const cells = text.split("\t");
  return cells.length > 1 && cells.every((cell) => cell.split("/").every((name) => columnName.test(name.trim())));
}

/** The lines with words, without headers of tables, and rules and ornaments between entries: '⋆⋆'. */
function withWords(lines: readonly StyledLine[]): StyledLine[] {
  let gap = 0;
  return lines.flatMap((line) => {
    gap += line.gap;
    if (!/[\p{L}\p{N}]/u.test(line.text) || isHeader(line.text)) return [];
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
      return [...entriesWithHeads(entries, kind), ...entriesWithHeads(undated.map(withoutDate), kind)];
    });
  const [work, schools] = withoutCommonTowns(entriesOf("work"), entriesOf("education"));
  const education = schools.map((entry) => ({ ...entry, ...withSubject(entry.title, entry.place) }));
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
    work,
    education,
    projects: loose("projects"),
    certificates: loose("certificates"),
    ...lists,
  };
}
