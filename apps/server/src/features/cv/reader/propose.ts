import { maxStored, textLimits } from "@passerelle/domain";
import { linesWithDates } from "./anchors";
import { isSure } from "./confidence";
import { datedEntries } from "./entries";
import type { Kind } from "./evidence";
import { entriesWithHeads, type Entry } from "./heads";
import { certificate, education, project, work } from "./items";
import { languagesOf } from "./languages";
import { looseEntries } from "./loose";
import { bodyStyle, sectionsOf } from "./sections";
import type { StyledLine } from "./styled-line";
import { clipped, wordsOfLines } from "./words";
import { joinWrapped } from "./wrapped";

const most = maxStored.cvEntries;
/** The maximum number of lines that are read. */
const maxLines = 2_000;
const maxLine = 500;

/** The text of an uncertain entry, to be copied. */
const textOf = ({ lines }: Entry) =>
  clipped(lines.map(({ text }) => text.replaceAll("\t", "  ")).join("\n"), textLimits.text);

/** A line of at most `maxLine` characters; a value directly follows its label: 'Institute ⇥ : Northwind'. */
const readLine = (line: StyledLine) => ({ ...line, text: line.text.slice(0, maxLine).replaceAll(/\t(?=: )/g, " ") });

/** Extracts CV entries from the lines of a CV, in JSON Resume's format. Lists without results are empty (D-237). */
export function proposeCv(given: readonly StyledLine[], thisYear = new Date().getFullYear()) {
  const lines = given.slice(0, maxLines).map(readLine);
  const body = bodyStyle(lines);
  const sections = sectionsOf(lines);
  const entriesOf = (kind: Kind) =>
    sections[kind].flatMap((group) =>
      entriesWithHeads(datedEntries(linesWithDates(group, body, kind === "education")), kind),
    );
  const all = { work: entriesOf("work"), education: entriesOf("education") };
  const sure = (kind: Kind) => all[kind].filter((entry) => isSure(entry, thisYear)).slice(0, most);
  const unsure = (kind: Kind) =>
    all[kind]
      .filter((entry) => !isSure(entry, thisYear))
      .map((entry) => ({ section: kind, text: textOf(entry) }))
      .filter(({ text }) => text !== "");
  const loose = (name: "projects" | "certificates") =>
    sections[name].flatMap((group) => looseEntries(linesWithDates(joinWrapped(group), body, false))).slice(0, most);
  const texts = (name: "skills" | "languages") =>
    sections[name].flatMap((group) => [
      "",
      ...joinWrapped(group).flatMap(({ text, gap }) => (gap > 2.1 ? ["", text] : [text])),
    ]);
  const unsureOnes = [...unsure("work"), ...unsure("education")].slice(0, most);
  return {
    work: sure("work").map(work),
    education: sure("education").map(education),
    projects: loose("projects")
      .map(project)
      .filter(({ name }) => name !== ""),
    certificates: loose("certificates").map(certificate),
    skills: wordsOfLines(texts("skills"))
      .slice(0, most)
      .map((name) => ({ name })),
    languages: languagesOf(texts("languages")).slice(0, most),
    ...(unsureOnes.length > 0 && { unsure: unsureOnes }),
  };
}

export type ProposedCv = ReturnType<typeof proposeCv>;

/** The proposals of a CV, or the reason that there are none. */
export type CvAnswer =
  ProposedCv | "unreadable" | "cutPdf" | "damagedWord" | "password" | "notWord" | "noText" | "nothingFound";

/** Whether nothing was found in a CV. */
export const isNothing = (proposed: ProposedCv): boolean => Object.values(proposed).every((list) => list.length === 0);
