import { maxStored } from "../max-stored";
import { entriesOf, undatedEntriesOf } from "./entries";
import { certificate, education, project, work } from "./items";
import { sectionsOf } from "./lines";
import { languagesOf, wordsOfLines } from "./words";

const most = maxStored.cvEntries;

/** Extracts CV entries from the text of a CV, in JSON Resume's format. Lists without results are empty (D-237). */
export function proposeFromText(text: string) {
  const sections = sectionsOf(text);
  return {
    work: entriesOf(sections.work).map(work).slice(0, most),
    education: entriesOf(sections.education).map(education).slice(0, most),
    projects: undatedEntriesOf(sections.projects).map(project).slice(0, most),
    certificates: undatedEntriesOf(sections.certificates).map(certificate).slice(0, most),
    skills: wordsOfLines(sections.skills)
      .slice(0, most)
      .map((name) => ({ name })),
    languages: languagesOf(sections.languages)
      .slice(0, most)
      .map((language) => ({ language })),
  };
}

export type ProposedCv = ReturnType<typeof proposeFromText>;

/** Whether nothing was found in a text. */
export const isNothing = (proposed: ProposedCv): boolean => Object.values(proposed).every((list) => list.length === 0);
