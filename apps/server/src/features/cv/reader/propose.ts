import { maxPerPerson, textLimits } from "@passerelle/domain";
import { isSure } from "./confidence";
import type { Kind } from "./evidence";
import type { Entry } from "./heads";
import { certificate, education, project, work } from "./items";
import { languagesOf } from "./languages";
import { isLinkedInProfile, readLinkedInProfile } from "./linkedin-profile";
import { readSections } from "./read-sections";
import { repeatedLetters } from "./repeated-letters";
import type { StyledLine } from "./styled-line";
import { skillsIn } from "./skills";
import { clipped, isLabelled } from "./words";

const most = maxPerPerson.cvEntries;
/** The maximum number of lines that are read. */
const maxLines = 2_000;
const maxLine = 500;

/** The text of an uncertain entry. */
const textOf = ({ lines }: Entry) =>
  clipped(lines.map(({ text }) => text.replaceAll("\t", "  ")).join("\n"), textLimits.text);

/** Dots or a rule after a name, up to the edge or to a town: 'Globex. . . . . .', 'Initech ------ Leeds'. */
const leaders = /\s?(?:(?:\.\s?){6,}|[-_]{5,}\s?)(?=$|\p{L})/gu;

/** A line of at most `maxLine` characters; a value directly follows its label: 'Institute ⇥ : Northwind'. */
const readLine = (line: StyledLine) => ({
  ...line,
  text: line.text
    .slice(0, maxLine)
    .replaceAll(leaders, "\t")
    .trimEnd()
    .replaceAll(/\t(?=: )/g, " ")
    .replaceAll(/\t(?=[.,;](?:\s|$))/g, ""),
});

/** Extracts CV entries from the lines of a CV, in JSON Resume's format. Lists without results are empty (D-237). */
export function proposeCv(given: readonly StyledLine[], thisYear = new Date().getFullYear()) {
  const lines = given.slice(0, maxLines).map(readLine);
  const isProfile = isLinkedInProfile(lines);
  const parts = isProfile ? readLinkedInProfile(lines) : readSections(lines);
  const isMisread = repeatedLetters(lines);
  const isCertain = (entry: Entry, kind: Kind) =>
    (isProfile ? entry.period && entry.title && entry.place : isSure(entry, kind, thisYear)) &&
    !isMisread(entry.title + entry.place);
  const sure = (kind: Kind) => parts[kind].filter((entry) => isCertain(entry, kind)).slice(0, most);
  const unsure = (kind: Kind) => parts[kind].filter((entry) => !isCertain(entry, kind) && textOf(entry) !== "");
  // An author who labels lists labels all of them, as our own documents do.
  const lists = lines.some(({ text }) => isLabelled(text)) ? "labelled" : "all";
  const unsureOnes = [
    ...unsure("work").map((entry) => ({ section: "work" as const, text: textOf(entry), work: work(entry, lists) })),
    ...unsure("education").map((entry) => ({
      section: "education" as const,
      text: textOf(entry),
      education: education(entry, lists),
    })),
  ].slice(0, most);
  const { skills, languages } = skillsIn(parts.skills);
  return {
    work: sure("work").map((entry) => work(entry, lists)),
    education: sure("education").map((entry) => education(entry, lists)),
    projects: parts.projects
      .slice(0, most)
      .map((entry) => project(entry, lists))
      .filter(({ name }) => name !== ""),
    certificates: parts.certificates.slice(0, most).map(certificate),
    skills: skills.slice(0, most).map((name) => ({ name })),
    languages: languagesOf([...parts.languages, ...languages]).slice(0, most),
    ...(unsureOnes.length > 0 && { unsure: unsureOnes }),
  };
}

export type ProposedCv = ReturnType<typeof proposeCv>;

/** The proposals of a CV, or the reason that there are none. */
export type CvAnswer =
  ProposedCv | "unreadable" | "cutPdf" | "damagedWord" | "password" | "notWord" | "noText" | "nothingFound";

/** Whether nothing was found in a CV. */
export const isNothing = (proposed: ProposedCv): boolean => Object.values(proposed).every((list) => list.length === 0);
